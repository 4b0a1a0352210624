import type {HtmlTagObject} from '@docusaurus/types';
import {buildId} from './build';
import {fontTags} from './fonts';
import {site} from './site';

/** Readers without JavaScript get a style sheet that shows them everything. */
const withoutJavaScript: HtmlTagObject = {
  tagName: 'noscript',
  attributes: {},
  innerHTML: `<link rel="stylesheet" href="${site.baseUrl}css/without-javascript.css">`,
};

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/** Icons for what cannot show favicon.svg: old browsers, home screens. */
const icons: HtmlTagObject[] = [
  link({rel: 'icon', href: `${site.baseUrl}favicon.ico`, sizes: '32x32'}),
  link({rel: 'apple-touch-icon', href: `${site.baseUrl}img/apple-touch-icon.png`}),
  link({rel: 'manifest', href: `${site.baseUrl}site.webmanifest`}),
];

/** Written into the pages and not into the scripts, which readers keep from build to build. */
const build: HtmlTagObject = {tagName: 'meta', attributes: {name: 'build', content: buildId}};

/** `--paper` of both modes, for the bar above the page on phones; a test holds them together. */
const barColours: HtmlTagObject[] = Object.entries({light: '#fdfdfb', dark: '#0e151d'}).map(
  ([mode, content]) => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content},
  }),
);

export const headTags: HtmlTagObject[] = [
  build,
  ...barColours,
  ...fontTags,
  ...icons,
  withoutJavaScript,
];
