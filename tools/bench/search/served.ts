/** The folders that are measured: for each search, our pages and ten times our pages. */
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {katexOptions} from '../../../config/math';
import {writeIndex} from '../../../plugins/local-search/writeIndex';
import {siteSections} from '../../../plugins/local-search/siteSections';
import {allSections, builtIndex} from '../../../plugins/local-search/builtIndex';
import {cardsAt} from '../../../plugins/local-search/cards';
import {plainDoc} from '../figures';
import {lunrOptions, lunrPlugin, runPagefind, sites, workFolder} from './builtSites';
import {storeAhead} from '../host';
import {copiedAddress, writePages} from './pages';
import {secondDoc} from './session';

export const sizes = [1, 10] as const;
export type Size = (typeof sizes)[number];
export type SearchName = 'ours' | 'pagefind' | 'lunr';

export const servedFolder = (name: SearchName | 'none', size: Size): string =>
  path.join(workFolder, `served-${size}`, name);

const pagesFolder = (size: Size): string => path.join(workFolder, `pages-${size}`);

function copyOf(site: string, name: SearchName | 'none', size: Size): string {
  const folder = servedFolder(name, size);
  rmSync(folder, {recursive: true, force: true});
  cpSync(path.join(site, 'build'), folder, {recursive: true});
  return folder;
}

/** With the answer cards; the few queries that pages claim in their front matter are left out. */
async function indexOurs(folder: string, pages: string): Promise<void> {
  const groups = new Map<string, string>();
  for (const {url, group} of allSections(builtIndex(folder).index)) {
    const [address = ''] = url.split('#');
    groups.set(address, group);
    for (let copy = 2; copy <= 10; copy++) groups.set(copiedAddress(address, copy), group);
  }
  const groupOf = (url: string): string => groups.get(url) ?? '';
  const site = {outDir: pages, baseUrl: '/', groupOf, macros: katexOptions.macros};
  const target = path.join(folder, 'search');
  rmSync(target, {recursive: true});
  await writeIndex(target, await siteSections(site), cardsAt('/'));
}

/** The plugin's own step after a build, with the pages told instead of found. */
async function indexLunr(folder: string, pages: string, routesPaths: readonly string[]) {
  const inSite = createRequire(path.join(sites.lunr, 'package.json'));
  const load = (file: string): Record<string, (...given: readonly unknown[]) => unknown> =>
    inSite(`${lunrPlugin}/dist/server/server/utils/${file}`);
  const validate = (schema: {validate(value: unknown): {value: unknown}}, options: unknown) =>
    schema.validate(options).value;
  const options = load('validateOptions').validateOptions?.({options: lunrOptions, validate});
  const config = load('processPluginOptions').processPluginOptions?.(options, {
    siteDir: sites.lunr,
    siteConfig: {themeConfig: {}},
  });
  const file = 'search-index{dir}.json';
  const postBuild = load('postBuildFactory').postBuildFactory?.(config, file);
  const site = {outDir: pages, routesPaths, baseUrl: '/', siteConfig: {trailingSlash: false}};
  await (postBuild as (built: unknown) => Promise<void>)(site);
  cpSync(path.join(pages, 'search-index.json'), path.join(folder, 'search-index.json'));
  rmSync(path.join(pages, 'search-index.json'));
}

/** Its documentation's way to show the interface; a pause of 0 on demand, for a row of its own. */
const pagefindInterface = `
<div id="pagefind" style="position:fixed;inset:0 0 auto;z-index:999;max-height:80vh;overflow:auto;background:#fff"></div>
<script>
addEventListener('DOMContentLoaded', () => {
  const pause = location.search === '?at-once' ? {debounceTimeoutMs: 0} : {};
  new PagefindUI({element: '#pagefind', showSubResults: true, ...pause});
});
</script>
`;

function addPagefind(folder: string, doc: string): void {
  const file = path.join(folder, `${doc}.html`);
  const head =
    '<link href="/pagefind/pagefind-ui.css" rel="stylesheet"><script src="/pagefind/pagefind-ui.js"></script>';
  const html = readFileSync(file, 'utf8')
    .replace('</head>', `${head}</head>`)
    .replace('</body>', `${pagefindInterface}</body>`);
  writeFileSync(file, html);
}

export async function prepareServed(): Promise<void> {
  for (const size of sizes) {
    const pages = pagesFolder(size);
    const addresses = writePages(path.join(sites.ours, 'build'), pages, size);
    const ours = copyOf(sites.ours, 'ours', size);
    const lunr = copyOf(sites.lunr, 'lunr', size);
    if (size > 1) {
      await indexOurs(ours, pages);
      await indexLunr(lunr, pages, addresses);
    }
    await storeAhead(path.join(lunr, 'search-index.json'));
    const pagefind = copyOf(sites.none, 'pagefind', size);
    runPagefind(pages, path.join(pagefind, 'pagefind'));
    for (const doc of [plainDoc, secondDoc]) addPagefind(pagefind, doc);
    console.log(`${addresses.length} pages indexed by each`);
  }
  copyOf(sites.none, 'none', 1);
}
