/**
 * A formula in a page of Markdown becomes one element that holds KaTeX's HTML as a string. As a tree of
 * JSX elements, which `rehype-katex` makes of it, formulas were most of the code of a page, and bundling
 * them took most of the time and memory of a build.
 */
import path from 'node:path';
import katex, {type KatexOptions} from 'katex';
import {propOf} from '../citations/prop';
import type {MdxNode} from '../mdx-tags/mdxTree';

interface Page {
  readonly path?: string;
}

/** Browsers need no semicolon after the last declaration of a style. */
const lastSemicolon = /(style="[^"]*);"/g;

/** KaTeX puts everything into one element with one class: `katex`, or `katex-display`. */
const outermost = /^<span class="(katex(?:-display)?)">(.*)<\/span>$/s;

function elementOf(html: string, isBlock: boolean): MdxNode {
  const [, className, content] = outermost.exec(html.replace(lastSemicolon, '$1"')) ?? [];
  if (content === undefined) throw new Error(`KaTeX wrote HTML of another form: ${html}`);
  return {
    type: isBlock ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: 'span',
    attributes: [
      propOf('className', className),
      propOf('dangerouslySetInnerHTML', {__html: content}),
    ],
    data: {_mdxExplicitJsx: true},
    children: [],
  };
}

function placeOf({position}: MdxNode, page: Page): string {
  const file = page.path ? path.relative(process.cwd(), page.path) : 'a page';
  return `${file}${position ? `, line ${position.start.line}` : ''}`;
}

/** The Remark plugin. A formula that KaTeX cannot read stops the build. */
export const formulas = (options: KatexOptions) => () => (root: MdxNode, page: Page) => {
  function typeset(node: MdxNode): MdxNode {
    const isBlock = node.type === 'math';
    if (!isBlock && node.type !== 'inlineMath') {
      node.children?.forEach((child, index, all) => (all[index] = typeset(child)));
      return node;
    }
    const tex = node.value ?? '';
    try {
      // KaTeX keeps macros that a formula defines in the object that it is given.
      const own = {...options, macros: {...options.macros}, displayMode: isBlock};
      return elementOf(katex.renderToString(tex, own), isBlock);
    } catch (error) {
      const reason = (error as Error).message;
      throw new Error(`${placeOf(node, page)}: the formula $${tex}$ is invalid: ${reason}`, {
        cause: error,
      });
    }
  }
  typeset(root);
};
