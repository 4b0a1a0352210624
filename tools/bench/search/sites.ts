/**
 * The sites that are searched: ours, ours with the lunr plugin in place of our search, and ours without one, into which
 * Pagefind is put. All have the same pages.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {allSections, builtIndex} from '../../../plugins/local-search/builtIndex';
import {build, commands, copyOfSite, installPackages, workFolder} from '../harness/sites';
import {plainDoc} from '../site/figures';
import type {SearchName} from './figures';

const folder = path.join(workFolder, 'search');
const packages = path.join(folder, 'packages');
const installed = path.join(packages, 'node_modules');

const lunrPlugin = '@easyops-cn/docusaurus-search-local';
export const versions = {pagefind: '1.6.0', [lunrPlugin]: '0.55.3'} as const;

/** `hashed` is what its documentation advises; without `indexPages` it would know the docs alone. */
const lunrOptions = {hashed: true, indexPages: true};

/** The page after the first one of a visit, opened by its URL: nothing but the browser's cache is left. */
export const secondDoc = '/docs/documentation/systematics';

export const servedFolder = (name: SearchName | 'none'): string =>
  path.join(folder, 'served', name);

/** The plugin depends on most of Docusaurus, which the project has: an empty package is in. */
function installAlternatives(): void {
  const nothing = path.join(packages, 'nothing');
  mkdirSync(nothing, {recursive: true});
  const manifest = {name: 'nothing', version: '3.9.2'};
  writeFileSync(path.join(nothing, 'package.json'), JSON.stringify(manifest));
  const names = ['plugin-content-docs', 'theme-translations', 'utils', 'utils-common'];
  const overrides = Object.fromEntries(
    [...names, 'utils-validation'].map((name) => [`@docusaurus/${name}`, 'file:./nothing']),
  );
  installPackages(packages, {dependencies: versions, overrides}, '--legacy-peer-deps');
}

/** Copies what the project lacks into the packages of a site: copies find the project's packages. */
function addMissingPackages(site: string): void {
  for (const name of readdirSync(installed).filter((entry) => !entry.startsWith('.'))) {
    const target = path.join(site, 'node_modules', name);
    if (!existsSync(target)) cpSync(path.join(installed, name), target, {recursive: true});
  }
}

/** Our configuration less our search; a link to the search page leads nowhere without one. */
const configWith = (themes: unknown): string => `
import config from './ours.config';

const {algolia, ...themeConfig} = config.themeConfig as Record<string, unknown>;

export default {...config, themeConfig, onBrokenLinks: 'warn', themes: ${JSON.stringify(themes)}};
`;

/** Builds a site, and copies it to where it is served; `themes` take the place of our search. */
async function buildSite(name: 'ours' | 'lunr' | 'none', themes?: readonly unknown[]) {
  const site = copyOfSite(`search/${name}`);
  if (themes) {
    if (themes.length > 0) addMissingPackages(site);
    const config = path.join(site, 'docusaurus.config.ts');
    renameSync(config, path.join(site, 'ours.config.ts'));
    writeFileSync(config, configWith(themes));
  }
  // The results of the first build, such as the teaching samples, serve the others.
  const SITE_CACHE = path.join(folder, 'ours/.site-cache');
  await build(site, 'search', commands.docusaurus, {SITE_CACHE});
  copyTo(servedFolder(name), path.join(site, 'build'));
}

function copyTo(target: string, source: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(source, target, {recursive: true});
}

/** URL of each page in our index. */
export function indexedPages(): readonly string[] {
  const {index} = builtIndex(servedFolder('ours'));
  return [...new Set(allSections(index).map(({url}) => url.replace(/[?#].*/, '')))];
}

/** The interface as its documentation shows it. */
const pagefindInterface = `
<div id="pagefind" style="position:fixed;inset:0 0 auto;z-index:999;max-height:80vh;overflow:auto;background:#fff"></div>
<script>
addEventListener('DOMContentLoaded', () => new PagefindUI({element: '#pagefind', showSubResults: true}));
</script>
`;

const pagefindHead =
  '<link href="/pagefind/pagefind-ui.css" rel="stylesheet"><script src="/pagefind/pagefind-ui.js"></script>';

/** Runs Pagefind over the pages that our index holds, and puts its interface into the measured ones. */
function makePagefindSite(): void {
  const site = servedFolder('pagefind');
  copyTo(site, servedFolder('none'));
  const pages = path.join(folder, 'pages');
  rmSync(pages, {recursive: true, force: true});
  for (const address of indexedPages()) {
    const file = `${address === '/' ? '/index' : address}.html`;
    cpSync(path.join(servedFolder('ours'), file), path.join(pages, file));
  }
  const output = path.join(site, 'pagefind');
  const options = ['--site', pages, '--output-path', output, '--root-selector', 'main', '--quiet'];
  execFileSync(path.join(installed, '.bin/pagefind'), options, {stdio: 'inherit'});
  for (const doc of [plainDoc, secondDoc]) {
    const file = path.join(site, `${doc}.html`);
    const html = readFileSync(file, 'utf8')
      .replace('</head>', `${pagefindHead}</head>`)
      .replace('</body>', `${pagefindInterface}</body>`);
    writeFileSync(file, html);
  }
}

export async function buildSites(): Promise<void> {
  installAlternatives();
  await buildSite('ours');
  await buildSite('lunr', [[lunrPlugin, lunrOptions]]);
  await buildSite('none', []);
  makePagefindSite();
}
