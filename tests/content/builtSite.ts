/** The built site as the content tests read it. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {allRoutes, type Route} from '../../config/routes';

export const buildFolder = path.resolve('build');

export interface BuiltPage {
  readonly route: Route;
  readonly $: CheerioAPI;
}

export function fileOf(routePath: string): string {
  return path.join(buildFolder, routePath === '/' ? 'index.html' : `${routePath}.html`);
}

/** All pages of the manifest; throws a clear error if one was not built. */
export function builtPages(): readonly BuiltPage[] {
  return allRoutes.map((route) => {
    const file = fileOf(route.path);
    if (!existsSync(file)) throw new Error(`${route.path} was not built: no ${file}`);
    return {route, $: load(readFileSync(file, 'utf8'))};
  });
}

/** Paths whose test finds something, with what it finds: an empty list is what tests expect. */
export function findings(
  pages: readonly BuiltPage[],
  test: (page: BuiltPage) => readonly string[],
): readonly string[] {
  return pages.flatMap((page) => test(page).map((found) => `${page.route.path}: ${found}`));
}
