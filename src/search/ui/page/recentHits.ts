/** Pages that were opened from the search of this browser, as DocSearch keeps them. */

export interface RecentHit {
  readonly url: string;
  /** Title of the page, and the heading of the hit below it. */
  readonly title: string;
}

interface StoredHit {
  readonly url?: unknown;
  readonly hierarchy?: Readonly<Record<string, unknown>>;
}

const most = 5;

/** The text of names that are stored as HTML. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

function hitOf({url, hierarchy = {}}: StoredHit): readonly RecentHit[] {
  const names = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
    .map((level) => hierarchy[level])
    .filter((name): name is string => typeof name === 'string' && name !== '');
  const [page] = names;
  const last = names.at(-1);
  if (typeof url !== 'string' || !/^(?:\/|https?:)/.test(url) || !page || !last) return [];
  return [{url, title: textOf(page === last ? page : `${page} › ${last}`)}];
}

/** The last pages that were opened, latest first; none where the storage is blocked or its entry is mangled. DocSearch keeps one entry for each index. */
export function recentHits(indexName: string): readonly RecentHit[] {
  try {
    const stored = window.localStorage.getItem(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
    const list = JSON.parse(stored ?? '[]') as readonly StoredHit[];
    return list.flatMap(hitOf).slice(0, most);
  } catch {
    return [];
  }
}
