/** The account of the hosted copy that the tests build: no such account exists. */
export const hostedAccount = {
  appId: 'TESTS',
  apiKey: '0123456789abcdef0123456789abcdef',
  indexName: 'atlas-open-data',
  assistantId: 'test-assistant',
} as const;

/** Where `scripts/build-hosted.ts` puts that copy. */
export const hostedFolder = 'build-hosted';

/** The environment that makes a build a hosted one. */
export const hostedEnvironment: Readonly<Record<string, string>> = {
  ALGOLIA_APP_ID: hostedAccount.appId,
  ALGOLIA_API_KEY: hostedAccount.apiKey,
  ALGOLIA_INDEX_NAME: hostedAccount.indexName,
  ALGOLIA_ASSISTANT_ID: hostedAccount.assistantId,
};
