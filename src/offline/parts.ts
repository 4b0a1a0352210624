/** Parts that readers can save for offline next to the pages: the apps with their data. */
import {registry} from '@site/src/apps/registry';

export interface OfflinePart {
  readonly id: string;
  /** The label of its checkbox. */
  readonly title: string;
  /** The files of the built site that only it needs: prefixes of their paths. */
  readonly files: readonly string[];
}

/** The pages themselves, with search, formulas and the code of all apps: always saved. */
export const readingPart = 'reading';

export const appParts: readonly OfflinePart[] = registry
  .filter(({data}) => data.length > 0)
  .map(({offlineId, title, data}) => ({id: offlineId, title, files: data}));
