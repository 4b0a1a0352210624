/** Written by `plugins/news-feeds` before each build. */
declare module '@generated/news-feeds/default/latest.json' {
  import type {NewsItem} from '@site/src/data/newsSchema';

  const latest: readonly NewsItem[];
  export default latest;
}
