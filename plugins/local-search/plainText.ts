/** The text of HTML as lines: one for each paragraph, list item or table row. */
import type {CheerioAPI} from 'cheerio';
import {texToText} from './texToText';

type Node = ReturnType<CheerioAPI['root']>[0]['children'][number];
type Element = Extract<Node, {attribs: object}>;

/** TeX macros of the site, by name with backslash. */
export type Macros = Readonly<Record<string, string>>;

const blocks = new Set(
  (
    'address article aside blockquote dd details div dl dt figcaption figure header hr h1 h2 h3 ' +
    'h4 h5 h6 li main ol p section summary table tbody tfoot thead ul br'
  ).split(' '),
);
/**
 * Elements whose text is left out: controls, drawings, labels, content for other users, cards of other pages,
 * and raised marks of notes, which would be read as the end of a word.
 */
const noText =
  'script, style, template, noscript, nav, footer, form, fieldset, button, input, select, ' +
  'textarea, svg, canvas, iframe, video, audio, .hash-link, .theme-doc-toc-mobile, ' +
  '.theme-doc-toc-desktop, .table-of-contents, .theme-doc-version-badge, [role="tablist"], ' +
  '.theme-pages-footer-edit-meta-row, [aria-hidden="true"], [data-search="skip"], ' +
  '[data-without-javascript="hide"], a.card p, sup:has(> a[href^="#"])';
const codeLines = 8;

/** The first element of that name below the node, or the node itself. */
function firstNamed(name: string, node: Node): Element | undefined {
  if (!isElement(node)) return undefined;
  if (node.name === name) return node;
  for (const child of node.children) {
    const found = firstNamed(name, child);
    if (found) return found;
  }
  return undefined;
}

/** Leaves in a page only what is text: formulas become text, controls and navigation go. */
export function keepText($: CheerioAPI, macros: Macros): void {
  for (const formula of $('.katex').toArray()) {
    const annotation = firstNamed('annotation', formula);
    const source = annotation ? $(annotation).text() : '';
    $(formula).replaceWith(texToText(source, macros));
  }
  $(noText).remove();
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

function cells($: CheerioAPI, row: Element): string {
  return $(row)
    .children('th, td')
    .toArray()
    .map((cell) => plainText($, cell.children).replaceAll('\n', ' '))
    .join(' | ');
}

/** Title and first lines: enough to find the listing by, and to know it when found. */
function code($: CheerioAPI, pre: Element): string {
  $(pre).find('br').replaceWith('\n');
  const lines = $(pre)
    .text()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.slice(0, codeLines).join('\n');
}

/** Elements without a gap between them are kept apart by a style sheet only: a date, and its tag. */
function isApart(node: Node): boolean {
  const isScript = isElement(node) && /^su[bp]$/.test(node.name);
  return isElement(node) && !isScript && node.prev !== null && isElement(node.prev);
}

const isButton = ({attribs}: Element): boolean =>
  (attribs.class ?? '').split(/\s+/).includes('button');

function raw($: CheerioAPI, node: Node): string {
  if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (node.name === 'tr') return `\n${cells($, node)}\n`;
  if (node.name === 'pre') return `\n${code($, node)}\n`;
  const text = node.children.map((child) => (isApart(child) ? ' ' : '') + raw($, child)).join('');
  if (node.name === 'dt') return `\n${text.trim()}: `;
  if (node.name === 'dd') return `${text}\n`;
  const isBlock = blocks.has(node.name) || isButton(node);
  return isBlock ? `\n${text}\n` : text;
}

/** The text of nodes, as lines. */
export function plainText($: CheerioAPI, nodes: readonly Node[]): string {
  return nodes
    .map((node) => raw($, node))
    .join('')
    .replace(/[\u200B\u00AD\uFEFF]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
