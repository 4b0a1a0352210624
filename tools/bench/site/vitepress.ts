/**
 * The sources of the VitePress site: its default theme and settings, with our pages in it.
 *
 * VitePress was taken because its current release runs on the Node of this project; the current
 * Astro, and with it Starlight, asks for Node 22. Where the site differs from the default, and why:
 * - Clean addresses, as our site has them.
 * - Its own search through all pages is switched on: in VitePress this is one line.
 * - Mathematics by `markdown-it-mathjax3`, which is what VitePress itself supports: formulas become
 *   SVG inside of the page. It has our macros: our pages are written with them.
 * - The sidebar follows the folders, collapsed, as in the classic Docusaurus site.
 * - Dead links are not fatal: some addresses of our pages are not page of this site.
 * - The pages are in its dialect (`vitepressPages.ts`), and without the tags of our site
 *   (`peerPages.ts`), as those of the classic site are.
 * - Menu and footer have one entry each. The front page is plain.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {katexOptions} from '../../../config/math';
import {projectRoot, workFolder, writeFiles} from '../harness/sites';
import {peerPages} from './peerPages';
import {vitepressPage, vitepressSidebar} from './vitepressPages';

const macros = Object.fromEntries(
  Object.entries(katexOptions.macros).map(([name, meaning]) => [name.slice(1), meaning]),
);

const config = (sidebar: unknown): string => `
export default {
  title: 'My Site',
  description: 'Our pages in VitePress',
  head: [['link', {rel: 'icon', href: '/img/favicon.svg'}]],
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: {math: {tex: {macros: ${JSON.stringify(macros)}}}},
  themeConfig: {
    logo: '/img/logo.svg',
    nav: [{text: 'Docs', link: '/docs/intro'}],
    sidebar: {'/docs/': ${JSON.stringify(sidebar)}},
    search: {provider: 'local'},
    footer: {copyright: 'Built with VitePress.'},
  },
};
`;

const frontPage = `---
layout: home
hero:
  name: My Site
  tagline: Our pages in VitePress
  actions:
    - {text: Read on, link: /docs/intro}
---
`;

/** Text of each file that is not copied from our pages, by its path in the site. */
const vitepressFiles = (sidebar: unknown): Readonly<Record<string, string>> => ({
  '.vitepress/config.mjs': config(sidebar),
  'index.md': frontPage,
});

const pinned = path.join(__dirname, 'vitepress');
const folder = path.join(workFolder, 'peers/vitepress');
const lockfile = 'package-lock.json';

const isSameFile = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one, 'utf8') === readFileSync(other, 'utf8');

/** `npm ci` of the pinned packages, unless they are there; they are not part of the project. */
function install(): void {
  const done = path.join(folder, 'installed.json');
  if (isSameFile(path.join(pinned, lockfile), done)) return;
  mkdirSync(folder, {recursive: true});
  for (const file of ['package.json', lockfile]) {
    cpSync(path.join(pinned, file), path.join(folder, file));
  }
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['ci', ...quiet], {cwd: folder, stdio: 'inherit'});
  cpSync(path.join(folder, lockfile), done);
}

/** The command that builds it, as parameters of Node. */
export const vitepressBuild = [
  path.join(folder, 'node_modules/vitepress/bin/vitepress.js'),
  'build',
];

/** Writes the site and returns its folder. */
export function makeVitepressSite(): string {
  install();
  const site = path.join(folder, 'site');
  rmSync(site, {recursive: true, force: true});
  const pages = peerPages().map(vitepressPage);
  writeFiles(site, Object.entries(vitepressFiles(vitepressSidebar(pages))));
  writeFiles(
    site,
    pages.map(({file, text}) => [file, text] as const),
  );
  cpSync(path.join(projectRoot, 'static'), path.join(site, 'public'), {recursive: true});
  return site;
}
