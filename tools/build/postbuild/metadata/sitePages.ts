/** The built pages that readers may be sent to, with what their heads say. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {appRoutes, hiddenRoutes, allRoutes} from '../../../../config/routes';
import type {SidebarId} from '../../../../src/data/sidebarLabels';
import {filesBelow} from '../../../lib/files';
import type {BuiltSite} from '../builtSite';

export interface SitePage {
  /** Path of the HTML file in the folder of the site. */
  readonly file: string;
  readonly html: string;
  /** Address below the base URL, with a slash first. */
  readonly route: string;
  /** The public address: what the page itself names as the one it is known by. */
  readonly address: string;
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  readonly sidebar: SidebarId | null;
  /** Search engines may list it. */
  readonly isListed: boolean;
  readonly isDoc: boolean;
  readonly isApp: boolean;
  /** The moment of the last change, as the page prints it; undefined where git does not know. */
  readonly changed: string | undefined;
}

const sidebarOf = new Map(allRoutes.map(({path: route, sidebar}) => [route, sidebar]));
const apps = new Set(appRoutes.map(({path: route}) => route));
const hidden = new Set([...hiddenRoutes.map(({path: route}) => route), '/404']);

const routeOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

const meta = ($: CheerioAPI, name: string): string =>
  $(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content') ?? '';

function withoutSiteName(title: string): string {
  return title.replace(/ \| [^|]*$/, '');
}

function pageIn(folder: string, file: string): SitePage | undefined {
  const route = routeOf(file);
  const html = readFileSync(path.join(folder, file), 'utf8');
  const $ = load(html.slice(0, html.indexOf('</head>')), {scriptingEnabled: false});
  if (hidden.has(route) || $('meta[http-equiv="refresh"]').length > 0) return undefined;
  const isDoc = route.startsWith('/docs/');
  return {
    file,
    html,
    route,
    address: $('link[rel="canonical"]').attr('href') ?? '',
    title: withoutSiteName(meta($, 'og:title')),
    description: meta($, 'description'),
    sidebar: sidebarOf.get(route) ?? null,
    isListed: !/noindex/.test(meta($, 'robots')),
    isDoc,
    isApp: apps.has(route),
    changed: /theme-last-updated"?>[^<]*<time dateTime="?([^" >]+)/i.exec(html)?.[1],
  };
}

/** In the order of the list of addresses: as readers meet them in the menus. */
export function sitePages({folder}: BuiltSite): readonly SitePage[] {
  const order = [...allRoutes, ...appRoutes].map(({path: route}) => route);
  const place = ({route}: SitePage): number =>
    (order.indexOf(route) + order.length + 1) % (order.length + 1);
  return filesBelow(folder, '.', /\.html$/)
    .flatMap((file) => pageIn(folder, file) ?? [])
    .sort((a, b) => place(a) - place(b));
}
