/**
 * `<Value of="2024r-pp.luminosity" />` in a page of Markdown becomes the number as plain text, so that
 * no page carries the tables that it comes from. `<Value of="minutes" page="./histograms.mdx" />` becomes
 * the reading time that the front matter of that page states.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {nearest} from '../../src/lib/nearest';
import {isSharedNumber, sharedNumbers} from '../../src/lib/sharedNumbers';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';

interface Page {
  readonly path?: string;
}

const placeOf = ({position}: MdxNode, {path: file}: Page): string =>
  `${file ?? 'a page'}${position ? `, line ${position.start.line}` : ''}`;

function refuse(key: string, node: MdxNode, page: Page): never {
  const near = nearest(key, Object.keys(sharedNumbers)).join(', ');
  const place = placeOf(node, page);
  throw new Error(`${place}: no shared number "${key}" for <Value of>. Nearest: ${near}.`);
}

/** The minutes in the front matter of the page that is named, relative to this one, as text. */
function minutesOf(node: MdxNode, page: Page): string {
  const named = attributeOf(node, 'page') ?? '';
  const file = path.join(path.dirname(page.path ?? ''), named);
  const {minutes} =
    /\.mdx?$/.test(named) && existsSync(file)
      ? (matter(readFileSync(file, 'utf8')).data as {readonly minutes?: number})
      : {};
  if (minutes === undefined) {
    throw new Error(
      `${placeOf(node, page)}: the page "${named}" of <Value of="minutes"> does not exist or states no minutes. Name its file, relative to this page.`,
    );
  }
  return `${minutes}\u00a0minutes`;
}

function textOf(node: MdxNode, page: Page): MdxNode {
  const key = attributeOf(node, 'of') ?? '';
  if (key === 'minutes') return {type: 'text', value: minutesOf(node, page)};
  return {type: 'text', value: isSharedNumber(key) ? sharedNumbers[key] : refuse(key, node, page)};
}

const isValue = ({type, name}: MdxNode): boolean => name === 'Value' && /^mdxJsx/.test(type);

/** The Remark plugin. */
export const sharedValues = () => (root: MdxNode, page: Page) => {
  function replaced(node: MdxNode): MdxNode {
    if (!isValue(node)) {
      node.children?.forEach((child, index, all) => (all[index] = replaced(child)));
      return node;
    }
    const text = textOf(node, page);
    return node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [text]} : text;
  }
  replaced(root);
};
