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

const parsed = new Map<string, CheerioAPI>();

/** A page of the build. All test files share it: those that change a page parse one of their own. */
export function parsedFile(file: string): CheerioAPI {
  const $ = parsed.get(file) ?? load(readFileSync(file, 'utf8'));
  parsed.set(file, $);
  return $;
}

/** The page at a path, shared as `parsedFile` says; throws a clear error if it was not built. */
export function builtPage(routePath: string): CheerioAPI {
  const file = fileOf(routePath);
  if (!existsSync(file)) throw new Error(`${routePath} was not built: no ${file}`);
  return parsedFile(file);
}

/** All pages of the manifest, shared as `parsedFile` says. */
export const builtPages = (): readonly BuiltPage[] =>
  allRoutes.map((route) => ({route, $: builtPage(route.path)}));

/** Paths whose test finds something, with what it finds: an empty list is what tests expect. */
export function findings(
  pages: readonly BuiltPage[],
  test: (page: BuiltPage) => readonly string[],
): readonly string[] {
  return pages.flatMap((page) => test(page).map((found) => `${page.route.path}: ${found}`));
}
