/** What the sitemap says of each page. */
import type {Options} from '@docusaurus/preset-classic';

type CreateItems = NonNullable<
  Exclude<Options['sitemap'], false | undefined>['createSitemapItems']
>;
type Routes = Parameters<CreateItems>[0]['routes'];

const isText = (file: string | undefined): boolean => /\.mdx?$/.test(file ?? '');

const textPaths = (routes: Routes): readonly string[] =>
  routes.flatMap(({path, metadata, routes: inside = []}) => [
    ...(isText(metadata?.sourceFilePath) ? [path] : []),
    ...textPaths(inside),
  ]);

/**
 * The day of the last change only of pages that are written in Markdown, and print that day themselves:
 * the source of another page may stay the same while what it lists changes.
 */
export const sitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...params}) => {
  const items = await defaultCreateSitemapItems(params);
  const texts = new Set(textPaths(params.routes).map((path) => params.siteConfig.url + path));
  return items.map((item) => (texts.has(item.url) ? item : {...item, lastmod: null}));
};
