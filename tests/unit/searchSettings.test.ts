/** Which search a copy of the site has, by its environment. */
import {describe, expect, it} from 'vitest';
import {searchSettings} from '../../config/search';
import {embeddedAppId, searchPlaceholder} from '../../src/data/search';

const none = {
  algoliaAppId: undefined,
  algoliaApiKey: undefined,
  algoliaIndexName: undefined,
  algoliaAssistantId: undefined,
};
const account = {algoliaAppId: 'APP', algoliaApiKey: 'key', algoliaIndexName: 'index'};
const shared = {placeholder: searchPlaceholder, contextualSearch: true, searchPagePath: 'search'};

describe('the settings of the search', () => {
  it('are the embedded ones without an account, with a question mode', () => {
    expect(searchSettings(none)).toMatchObject({...shared, appId: embeddedAppId});
    expect(searchSettings(none)).toHaveProperty('askAi');
  });

  it('are those of the account, and ask an assistant only if there is one', () => {
    const hosted = {...shared, appId: 'APP', apiKey: 'key', indexName: 'index'};
    expect(searchSettings({...none, ...account})).toEqual(hosted);
    expect(searchSettings({...none, ...account, algoliaAssistantId: 'me'})).toEqual({
      ...hosted,
      askAi: 'me',
    });
  });

  it.each(['algoliaAppId', 'algoliaApiKey', 'algoliaIndexName'] as const)(
    'stop the build if %s alone is missing, and say what to do',
    (missing) => {
      const partial = {...none, ...account, [missing]: undefined};
      expect(() => searchSettings(partial)).toThrow(/all three.*Unset them all/);
    },
  );

  it('stop the build if there is an assistant and no account', () => {
    expect(() => searchSettings({...none, algoliaAssistantId: 'me'})).toThrow(/all three/);
  });
});
