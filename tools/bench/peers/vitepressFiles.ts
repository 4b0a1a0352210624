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
 *   (`../peerPages.ts`), as those of the classic site are.
 * - Menu and footer have one entry each. The front page is plain.
 */
import {katexOptions} from '../../../config/math';

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
export const vitepressFiles = (sidebar: unknown): Readonly<Record<string, string>> => ({
  '.vitepress/config.mjs': config(sidebar),
  'index.md': frontPage,
});
