import {embeddedAppId} from '@site/src/data/search';

interface Settings {
  readonly algolia?: {readonly appId?: string; readonly askAi?: unknown};
}

const host = (url: string): string => new URL(url).host;

function embedded(askApi: {readonly url: string} | null): string {
  const search = 'It runs its own search: what you type stays on your device.';
  return askApi
    ? `${search} Questions are answered by a service at ${host(askApi.url)}, which receives the question and the passages found for it.`
    : `${search} So do your questions.`;
}

/** Describes where queries and questions go; `askApi` counts in the embedded search only. */
export function searchSentence(themeConfig: unknown, askApi: unknown): string {
  const {algolia} = themeConfig as Settings;
  if (algolia?.appId === embeddedAppId) return embedded(askApi as {readonly url: string} | null);
  return algolia?.askAi
    ? 'Its search is hosted: queries, and questions, are sent to Algolia.'
    : 'Its search is hosted: queries are sent to Algolia.';
}
