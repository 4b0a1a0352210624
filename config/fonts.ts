/** The site's own fonts: declared in the head, so that the browser asks for them at once. */
import type {HtmlTagObject} from '@docusaurus/types';
import files from './generated/fonts.json';
import {site} from './site';

const addressOf = (file: string): string => `${site.baseUrl}fonts/${file}`;

interface Face {
  readonly family: string;
  readonly file: string;
  readonly style?: 'italic';
  readonly weight: string;
  /**
   * “optional”: if the font is late, the page keeps the stand-in, because a change would break lines again. A
   * stand-in with letters of the same width can be replaced at any time.
   */
  readonly display: 'optional' | 'swap';
}

function webFont({family, file, style = undefined, weight, display}: Face): string {
  const source = `src:url(${addressOf(file)}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-style:${style ?? 'normal'};font-weight:${weight};font-display:${display};${source}}`;
}

interface StandIn {
  readonly family: string;
  readonly weight: string;
  readonly local: readonly string[];
  /** Mean width of our letters over those of the system font, in the text of our home page. */
  readonly size: number;
  /** Heights as fractions of the font size, from the table of horizontal metrics of our font. */
  readonly ascent: number;
  readonly descent: number;
}

/** A font of the reader's system that takes the room of ours, so that no line moves when ours comes. */
function standIn({family, weight, local, size, ascent, descent}: StandIn): string {
  const source = local.map((name) => `local("${name}")`).join(',');
  const percent = (value: number): string => `${(100 * value).toFixed(2)}%`;
  const heights = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};size-adjust:${percent(size)};${heights}}`;
}

const sansStandIn = {family: 'Source Sans stand-in', ascent: 1, descent: 0.326};

const faces = [
  webFont({family: 'Source Sans', file: files.sans, weight: '400 600', display: 'optional'}),
  webFont({
    family: 'Source Sans',
    file: files.sansItalic,
    style: 'italic',
    weight: '400',
    display: 'optional',
  }),
  webFont({family: 'Source Code', file: files.mono, weight: '400 600', display: 'swap'}),
  standIn({...sansStandIn, weight: '400', local: ['Arial', 'Liberation Sans'], size: 0.929}),
  standIn({
    ...sansStandIn,
    weight: '600 700',
    local: ['Arial Bold', 'Liberation Sans Bold'],
    size: 0.891,
  }),
  standIn({
    family: 'Source Code stand-in',
    weight: '400 700',
    local: ['Courier New', 'Liberation Mono'],
    size: 1,
    ascent: 0.984,
    descent: 0.273,
  }),
];

const preload = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossorigin: 'anonymous',
});

/** Addresses of the fonts that some pages need besides that of the upright text. */
export const fontFor = {
  code: addressOf(files.mono),
  italics: addressOf(files.sansItalic),
};

/** Has a page request for a font before the browser knows that it needs it. */
export const preloadTag = (href: string): string =>
  `<link ${Object.entries(preload(href))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>`;

export const fontTags: HtmlTagObject[] = [
  {tagName: 'link', attributes: preload(addressOf(files.sans))},
  {tagName: 'style', attributes: {}, innerHTML: faces.join('')},
];
