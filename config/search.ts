/** The search: hosted if the environment names an account, otherwise the one that comes with the site. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {embeddedAppId, embeddedIndexName, searchPlaceholder} from '../src/data/search';
import {env} from './env';

const shared = {
  placeholder: searchPlaceholder,
  contextualSearch: true,
  searchPagePath: 'search',
};

const embedded = {
  ...shared,
  appId: embeddedAppId,
  apiKey: embeddedAppId,
  indexName: embeddedIndexName,
  askAi: embeddedAppId,
};

type Account = Pick<
  typeof env,
  'algoliaAppId' | 'algoliaApiKey' | 'algoliaIndexName' | 'algoliaAssistantId'
>;

/** Settings of Docusaurus' search theme; throws if the account is named in part only. */
export function searchSettings(account: Account): typeof embedded | ThemeConfig['algolia'] {
  const {algoliaAppId: appId, algoliaApiKey: apiKey, algoliaIndexName: indexName} = account;
  const {algoliaAssistantId: askAi} = account;
  if (!appId && !apiKey && !indexName && !askAi) return embedded;
  if (!appId || !apiKey || !indexName) {
    throw new Error(
      'The hosted search needs ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, all three. ' +
        'Unset them all to use the search that comes with the site.',
    );
  }
  return {...shared, appId, apiKey, indexName, ...(askAi ? {askAi} : {})};
}

export const algolia = searchSettings(env);

/** Who writes the answers of the embedded search instead of quoting; null: nobody. */
export const askApi = env.askApiUrl
  ? {url: env.askApiUrl, model: env.askApiModel ?? 'default'}
  : null;
