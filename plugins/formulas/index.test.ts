// cspell:ignore pmatrix colorbox
import {load} from 'cheerio';
import katex from 'katex';
import {describe, expect, it} from 'vitest';
import {katexOptions} from '../../config/math';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {formulas} from '.';

const inText = (value: string): MdxNode => ({
  type: 'inlineMath',
  value,
  position: {start: {line: 7}},
});

function pageWith(...children: MdxNode[]): readonly MdxNode[] {
  const root: MdxNode = {type: 'root', children};
  formulas(katexOptions)()(root, {path: 'docs/x.mdx'});
  return root.children ?? [];
}

interface Value {
  readonly data: {readonly estree: {readonly body: readonly [{readonly expression: Expression}]}};
}

interface Expression {
  readonly value?: string;
  readonly properties?: readonly [{readonly value: {readonly value: string}}];
}

/** What a browser makes of the element, with its styles as React writes them. */
function domOf({name, attributes = []}: MdxNode): string {
  const [className, html] = attributes.map(
    ({value}) => (value as Value).data.estree.body[0].expression,
  );
  return load(
    `<${name} class="${className?.value}">${html?.properties?.[0].value.value}</${name}>`,
    null,
    false,
  ).html();
}

const katexDom = (tex: string, displayMode: boolean): string =>
  load(katex.renderToString(tex, {...katexOptions, displayMode}), null, false)
    .html()
    .replaceAll(';">', '">');

const every = [
  '\\met > 30\\ \\GeV',
  '\\sqrt{s} = 13\\ \\text{TeV, "or" more; <really>}',
  '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
  '\\overrightarrow{AB} \\cancel{x} \\colorbox{aqua}{y}',
];

describe('a formula of a page', () => {
  it('is one element with the HTML of KaTeX, in a sentence and on its own line', () => {
    for (const tex of every) {
      const [paragraph, block] = pageWith(
        {type: 'paragraph', children: [{type: 'text', value: 'If '}, inText(tex)]},
        {type: 'math', value: tex},
      );
      const [text, element] = paragraph?.children ?? [];
      expect(text?.value).toBe('If ');
      expect(element?.type).toBe('mdxJsxTextElement');
      expect(domOf(element as MdxNode)).toBe(katexDom(tex, false));
      expect(block?.type).toBe('mdxJsxFlowElement');
      expect(domOf(block as MdxNode)).toBe(katexDom(tex, true));
    }
  });

  it('defines no macro for the next one', () => {
    expect(() => pageWith(inText('\\gdef\\own{x} \\own'), inText('\\own'))).toThrow('$\\own$');
  });

  it('stops the build if it is invalid, with page, line and reason', () => {
    expect(() => pageWith(inText('\\frac{1'))).toThrow(
      /docs\/x\.mdx, line 7: the formula \$\\frac\{1\$ is invalid: .*expected '\}'/i,
    );
  });
});
