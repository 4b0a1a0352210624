import {describe, expect, it} from 'vitest';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {servicesTag} from '../notebooks';
import {tutorialParts} from '.';

const text = (value: string): MdxNode => ({type: 'text', value});
const paragraph = (value: string): MdxNode => ({type: 'paragraph', children: [text(value)]});
const heading = (id: string, depth = 2): MdxNode => ({
  type: 'heading',
  depth,
  data: {id},
  children: [text(`About ${id}`)],
});
const goal = 'Do something that is worth ten minutes.';
const part = (id: string, minutes = 10) => ({id, minutes, goal});

const content = (): MdxNode[] => [
  {type: 'mdxjsEsm', value: 'import x'},
  paragraph('Opening'),
  heading('one'),
  paragraph('First'),
  heading('inner'),
  heading('deep', 3),
  heading('two'),
  paragraph('Second'),
  heading('sources'),
  paragraph('Papers'),
];

function divided(children: MdxNode[], ...parts: readonly ReturnType<typeof part>[]): MdxNode[] {
  const page: MdxNode = {type: 'root', children};
  tutorialParts()(page, {path: 'docs/x.mdx', data: {frontMatter: {parts}}});
  return page.children ?? [];
}

const wordsOf = ({value = '', children = []}: MdxNode): string =>
  [value, ...children.map(wordsOf)].filter(Boolean).join(' ');

const sectionsIn = (nodes: readonly MdxNode[]): readonly MdxNode[] =>
  nodes.find(({name}) => name === 'TutorialParts')?.children ?? [];

describe('a page with parts', () => {
  it('has a section for each, the first with the opening', () => {
    const sections = sectionsIn(divided(content(), part('one'), part('two')));
    expect(sections.map(({name}) => name)).toEqual(['section', 'section']);
    expect(sections.map(wordsOf)).toEqual([
      `Opening About one Goal  (10 minutes): ${goal} First About inner About deep`,
      `About two Goal  (10 minutes): ${goal} Second`,
    ]);
  });

  it('keeps its sources, and the services before them, outside of the parts', () => {
    const nodes = content();
    nodes.splice(8, 0, {type: 'mdxJsxFlowElement', name: servicesTag, children: []});
    const after = divided(nodes, part('one'), part('two'));
    const at = after.findIndex(({name}) => name === 'TutorialParts');
    expect(after.slice(at + 1).map(({name, type}) => name ?? type)).toEqual([
      servicesTag,
      'heading',
      'paragraph',
    ]);
  });

  it('hands over the titles of the headings, and imports the tag', () => {
    const nodes = divided(content(), part('one', 5), part('two', 20));
    const wrapper = JSON.stringify(nodes.find(({name}) => name === 'TutorialParts')?.attributes);
    for (const raw of ['"About one"', '"About two"', '"5"', '"20"']) {
      expect(wrapper).toContain(`"raw":${JSON.stringify(raw.replace(/^"(\d+)"$/, '$1'))}`);
    }
    expect(JSON.stringify(nodes[0])).toContain('@site/src/components/TutorialParts');
  });

  it('stops the build if a heading is missing, of another level, or out of order', () => {
    expect(() => divided(content(), part('one'), part('three'))).toThrow(/docs\/x\.mdx.*"three"/);
    expect(() => divided(content(), part('one'), part('deep'))).toThrow(/"deep"/);
    expect(() => divided(content(), part('two'), part('one'))).toThrow(/"one" is out of order/);
  });
});

it('a page without parts stays as it is', () => {
  const page: MdxNode = {type: 'root', children: content()};
  tutorialParts()(page, {path: 'docs/x.mdx', data: {frontMatter: {}}});
  expect(page.children).toEqual(content());
});
