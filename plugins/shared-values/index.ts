/**
 * `<Value of="2024r-pp.luminosity" />` in a page of Markdown becomes the number as plain text, so that
 * no page carries the tables that it comes from.
 */
import {nearest} from '../../src/lib/nearest';
import {isSharedNumber, sharedNumbers} from '../../src/lib/sharedNumbers';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';

interface Page {
  readonly path?: string;
}

function refuse(key: string, {position}: MdxNode, {path}: Page): never {
  const place = `${path ?? 'a page'}${position ? `, line ${position.start.line}` : ''}`;
  const near = nearest(key, Object.keys(sharedNumbers)).join(', ');
  throw new Error(`${place}: no shared number "${key}" for <Value of>. Nearest: ${near}.`);
}

function textOf(node: MdxNode, page: Page): MdxNode {
  const key = attributeOf(node, 'of') ?? '';
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
