import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {sharedValues} from '.';
import type {MdxNode} from '../mdx-tags/mdxTree';

const value = (of: string, type = 'mdxJsxTextElement'): MdxNode => ({
  type,
  name: 'Value',
  attributes: [{name: 'of', value: of}],
  position: {start: {line: 7}},
});

function pageWith(...children: MdxNode[]): MdxNode {
  const page: MdxNode = {type: 'root', children};
  sharedValues()(page, {path: 'docs/x.mdx'});
  return page;
}

describe('a shared number in a page', () => {
  it('becomes text, in a sentence and in the cell of a table', () => {
    const page = pageWith(
      {type: 'paragraph', children: [{type: 'text', value: 'Of '}, value('2024r-pp.luminosity')]},
      {type: 'tableCell', children: [value('2024r-pp.data.events')]},
    );
    const texts = page.children?.flatMap(({children = []}) => children.map((node) => node.value));
    expect(texts).toEqual(['Of ', '36.6\u00a0fb⁻¹', '7.08\u00a0billion']);
  });

  it('is a paragraph where it is alone', () => {
    const page = pageWith(value('lhc.circumference', 'mdxJsxFlowElement'));
    expect(page.children).toEqual([
      {type: 'paragraph', children: [{type: 'text', value: '27\u00a0km'}]},
    ]);
  });

  it('is the time that another page states', () => {
    const minutes = (page: string): MdxNode => {
      const node = value('minutes');
      return {...node, attributes: [...(node.attributes ?? []), {name: 'page', value: page}]};
    };
    const root: MdxNode = {type: 'root', children: [minutes('./histograms.mdx')]};
    sharedValues()(root, {path: 'docs/8TeVDoc/navigator.mdx'});
    const stated = /^minutes: (\d+)$/m.exec(readFileSync('docs/8TeVDoc/histograms.mdx', 'utf8'));
    expect(root.children).toEqual([{type: 'text', value: `${stated?.[1]}\u00a0minutes`}]);
    expect(() => pageWith(minutes('./lost.mdx'))).toThrow(
      'docs/x.mdx, line 7: the page "./lost.mdx" of <Value of="minutes"> does not exist',
    );
  });

  it('stops the build with page, line, key and the keys that may have been meant', () => {
    expect(() => pageWith({type: 'paragraph', children: [value('2024r-pp.data.event')]})).toThrow(
      /docs\/x\.mdx, line 7: no shared number "2024r-pp\.data\.event".*Nearest: 2024r-pp\.data\.events,/,
    );
    expect(() => pageWith(value(''))).toThrow('no shared number ""');
  });
});
