/** The line between the search that comes with the site and the hosted one. */
import {embeddedAppId} from '@site/src/data/search';

interface SearchSettings {
  readonly algolia?: {readonly appId?: string};
}

/** True if the site searches itself: decided by its configuration, when the page runs. */
export function isEmbedded(themeConfig: unknown): boolean {
  return (themeConfig as SearchSettings).algolia?.appId === embeddedAppId;
}
