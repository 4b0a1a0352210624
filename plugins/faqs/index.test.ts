import {describe, expect, it} from 'vitest';
import {faqs} from '../../src/data/faqs';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {faqLists} from '.';

const text = (value: string): MdxNode => ({type: 'text', value});
const processor = {
  parse: (markdown: string): MdxNode => ({
    type: 'root',
    children: [{type: 'paragraph', children: [text(markdown)]}],
  }),
};

const listOf = (group: string): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name: 'FaqList',
  attributes: [{name: 'group', value: group}],
  children: [],
});

const fill = (list: MdxNode): void =>
  faqLists.call(processor)({type: 'root', children: [list]}, {path: 'docs/page.mdx'});

describe('the tag FaqList', () => {
  it('becomes the questions of its group, each a heading with its id in a summary', () => {
    const list = listOf('physics');
    fill(list);
    const headings = list.children?.map(
      ({children}) => children?.[0]?.children?.[0]?.children?.[0],
    );
    expect(headings?.map((heading) => heading?.data?.hProperties?.id)).toEqual(
      faqs.physics.map(({id}) => id),
    );
    expect(headings?.map((heading) => heading?.children?.[0]?.value)).toEqual(
      faqs.physics.map(({question}) => question),
    );
    const folds = list.children?.map(({children}) => children?.[0]);
    expect(folds?.every((fold) => fold?.name === 'details' && fold.children?.[1])).toBe(true);
    const links = list.children?.map(({children}) => children?.[1]?.attributes?.[0]?.value);
    expect(links).toEqual(faqs.physics.map(({id}) => `#${id}`));
  });

  it('stops the build with a group that does not exist, and names the page and the nearest', () => {
    expect(() => fill(listOf('physic'))).toThrow(/page\.mdx: .*"physic"\. Nearest: physics/);
  });
});
