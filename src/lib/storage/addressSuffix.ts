/** What a page's address may end with and should not: `.html`, `/index.html`, `/index`. */
const suffix = /(?:\/index)?\.html$|\/index$/;

/** The path without such an ending; the path itself if it has none. The root stays `/`. */
export function withoutSuffix(pathname: string): string {
  return pathname.replace(suffix, '') || '/';
}
