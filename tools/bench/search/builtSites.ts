/** Three builds of our site: with our search, with the lunr plugin, and with none; and the packages for it. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {makeOurSite} from '../ourSite';
import {build, commands} from '../timedBuild';
import {projectRoot, resultsOf} from '../workFolder';

export const workFolder = path.join(projectRoot, 'tools/bench/.work/search');
const packages = path.join(workFolder, 'packages');
const installed = path.join(packages, 'node_modules');

export const versions = {
  pagefind: '1.6.0',
  '@easyops-cn/docusaurus-search-local': '0.55.3',
} as const;

/** The plugin depends on most of Docusaurus, which the project has: an empty package is in. */
const docusaurus = ['plugin-content-docs', 'theme-translations', 'utils', 'utils-common'];
const standIns = Object.fromEntries(
  [...docusaurus, 'utils-validation'].map((name) => [`@docusaurus/${name}`, 'file:./nothing']),
);

export function installAlternatives(): void {
  const nothing = path.join(packages, 'nothing');
  mkdirSync(nothing, {recursive: true});
  const write = (folder: string, manifest: object): void =>
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  write(nothing, {name: 'nothing', version: '3.9.2'});
  write(packages, {private: true, dependencies: versions, overrides: standIns});
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  execFileSync('npm', ['install', ...quiet], {cwd: packages, stdio: 'inherit'});
}

/** Copies what the project lacks into the packages of a site: copies find the project's packages. */
function addMissingPackages(site: string): void {
  for (const name of readdirSync(installed).filter((entry) => !entry.startsWith('.'))) {
    const target = path.join(site, 'node_modules', name);
    if (!existsSync(target)) cpSync(path.join(installed, name), target, {recursive: true});
  }
}

/** Runs Pagefind over a folder of pages; its files go to `output`. */
export function runPagefind(pages: string, output: string): void {
  const options = ['--site', pages, '--output-path', output, '--root-selector', 'main', '--quiet'];
  execFileSync(path.join(installed, '.bin/pagefind'), options, {stdio: 'inherit'});
}

export const lunrPlugin = '@easyops-cn/docusaurus-search-local';

/** `hashed` is what its documentation advises; without `indexPages` it would know the docs alone. */
export const lunrOptions = {hashed: true, indexPages: true};

const folder = (name: string): string => path.join(workFolder, name);

export const sites = {ours: folder('ours'), lunr: folder('lunr'), none: folder('none')};

/** Our configuration less our search; a link to the search page leads nowhere without one. */
function configWith(themes: unknown): string {
  return `
import config from './ours.config';

const {algolia, ...themeConfig} = config.themeConfig as Record<string, unknown>;

export default {...config, themeConfig, onBrokenLinks: 'warn', themes: ${JSON.stringify(themes)}};
`;
}

/** Builds a site. The results of the first build, such as the teaching samples, serve the others. */
const buildSite = (site: string) =>
  build(site, 'search', commands.docusaurus, {variables: {SITE_CACHE: resultsOf(sites.ours)}});

async function buildWith(name: 'lunr' | 'none', themes: readonly unknown[]): Promise<void> {
  const site = makeOurSite(`search/${name}`);
  if (themes.length > 0) addMissingPackages(site);
  const config = path.join(site, 'docusaurus.config.ts');
  renameSync(config, path.join(site, 'ours.config.ts'));
  writeFileSync(config, configWith(themes));
  await buildSite(site);
}

export async function buildSites(): Promise<void> {
  await buildSite(makeOurSite('search/ours'));
  await buildWith('lunr', [[lunrPlugin, lunrOptions]]);
  await buildWith('none', []);
}
