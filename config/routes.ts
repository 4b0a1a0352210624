/**
 * Every public URL of the site, read from the sidebars and the files below `docs` and `src/pages`. It reads the disk:
 * for the build and the tests, never for the browser.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../sidebars';
import {sidebarLabels, type SidebarId} from '../src/data/sidebarLabels';

export interface Route {
  readonly path: string;
  readonly kind: 'page' | 'doc' | 'category';
  /** The sidebar that lists the route; null: none does. */
  readonly sidebar: SidebarId | null;
}

/** An entry of a sidebar, as far as it has a URL. */
interface Entry {
  readonly type: string;
  readonly items?: readonly Item[];
  readonly link?: {readonly type: string; readonly slug?: string};
}
type Item = string | Entry;

const root = path.resolve(__dirname, '..');

/** The pages below a folder, without what Docusaurus leaves out: names that start with `_`, and tests. */
function pagesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:mdx?|tsx)$/.test(file) && !/(?:^|\/)_|\.test\./.test(file))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort();
}

/** The routes of a sidebar, from top to bottom. */
export function routesOf(items: readonly Item[], sidebar: SidebarId): readonly Route[] {
  return items.flatMap((item): readonly Route[] => {
    if (typeof item === 'string') return [{path: `/docs/${item}`, kind: 'doc', sidebar}];
    const {items: inside = [], link} = item;
    const own = link?.slug ? [{path: `/docs${link.slug}`, kind: 'category' as const, sidebar}] : [];
    return [...own, ...routesOf(inside, sidebar)];
  });
}

const inSidebars = (Object.keys(sidebarLabels) as SidebarId[]).flatMap((id) =>
  routesOf((sidebars[id] ?? []) as readonly Item[], id),
);
const listedDocs = new Set(inSidebars.map((route) => route.path));

const page = (route: string): Route => ({path: route, kind: 'page', sidebar: null});

const pages = pagesBelow('src/pages').map((file) => page(`/${file.replace(/^index$/, '')}`));

/** For the makers of the site: built by `npm start` and for tests, not part of the published site. */
const hidden = new Set(['/kitchen-sink']);

const isApp = ({path: route}: Route): boolean => route.startsWith('/apps/');

/** All pages with navbar and footer, as readers meet them in the menus; a doc in no sidebar comes before those. */
export const allRoutes: readonly Route[] = [
  ...pages.filter((route) => !isApp(route) && !hidden.has(route.path)),
  // The only page that the theme brings.
  page('/search'),
  ...pagesBelow('docs')
    .map((file): Route => ({path: `/docs/${file}`, kind: 'doc', sidebar: null}))
    .filter((route) => !listedDocs.has(route.path)),
  ...inSidebars,
];

/** The search page lists others, and the style sample holds examples instead of facts. */
const unlisted: ReadonlySet<string> = new Set(['/search', '/markdown-page']);

/** The routes of the sitemap, of search engines and of the site's own search. */
export const listedRoutes: readonly Route[] = allRoutes.filter(
  (route) => !unlisted.has(route.path),
);

export const hiddenRoutes: readonly Route[] = pages.filter((route) => hidden.has(route.path));

/**
 * Apps on separate pages, without navbar and footer: in no menu, no sitemap and no search, because the guide of each
 * app contains it too.
 */
export const appRoutes: readonly Route[] = pages.filter(isApp);
