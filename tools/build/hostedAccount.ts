/** The account of the hosted copy that the tests build: no such account exists. */
export const hostedAccount = {
  appId: 'TESTS',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'atlas-open-data',
  assistantId: 'test-assistant',
} as const;

/** The measuring server of that copy: one of the tests, on this machine. It asks its readers first. */
export const measuringServer = {port: 4313, url: 'http://localhost:4313/', siteId: '42'} as const;

/** Where `tools/build/build-hosted.ts` puts that copy. */
export const hostedFolder = 'build-hosted';

/** The environment that makes a build a hosted one. */
export const hostedEnvironment: Readonly<Record<string, string>> = {
  ALGOLIA_APP_ID: hostedAccount.appId,
  ALGOLIA_API_KEY: hostedAccount.apiKey,
  ALGOLIA_INDEX_NAME: hostedAccount.indexName,
  ALGOLIA_ASSISTANT_ID: hostedAccount.assistantId,
  MATOMO_URL: measuringServer.url,
  MATOMO_SITE_ID: measuringServer.siteId,
  MATOMO_CONSENT: 'required',
};
