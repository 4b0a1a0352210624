/** The client of the search page: the provider's, or the embedded search. */
import siteConfig from '@generated/docusaurus.config';
import {liteClient as hostedClient} from 'algoliasearch/lite';
import {createLocalClient} from '../local/service/client';
import {isEmbedded} from '../provider';
import {withSite} from './hosted/withSite';
import {observed} from './observed';
import {withoutFullStops} from './withoutFullStops';

type Client = ReturnType<typeof hostedClient>;

export function liteClient(appId: string, apiKey: string): Client {
  const client = isEmbedded(siteConfig.themeConfig)
    ? (createLocalClient(siteConfig.baseUrl) as unknown as Client)
    : withSite(hostedClient(appId, apiKey));
  return withoutFullStops(observed(client));
}
