import {describe, expect, it} from 'vitest';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {citations} from '.';
import {nearest} from './nearest';

const tag = (name: string, attributes: Readonly<Record<string, string>> = {}): MdxNode => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({name: key, value})),
  children: [],
});
const cite = (id: string): MdxNode => tag('Cite', {id});
const list = (also?: string): MdxNode => tag('References', also ? {also} : {});
const text = (value: string): MdxNode => ({type: 'text', value});
const inside = (type: string, ...children: MdxNode[]): MdxNode => ({type, children});

interface Estree {
  readonly type: string;
  readonly value?: unknown;
  readonly elements?: readonly Estree[];
  readonly properties?: readonly {key: {value: string}; value: Estree}[];
}

/** What the expression of an attribute evaluates to. */
function evaluated({type, value, elements = [], properties = []}: Estree): unknown {
  if (type === 'ArrayExpression') return elements.map(evaluated);
  if (type === 'Literal') return value;
  return Object.fromEntries(properties.map((item) => [item.key.value, evaluated(item.value)]));
}

function propsOf({attributes = []}: MdxNode): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({name, value}) => {
      const {data} = value as {data: {estree: {body: {expression: Estree}[]}}};
      return [name, evaluated((data.estree.body[0] as {expression: Estree}).expression)];
    }),
  );
}

const detector = '10.1088/1748-0221/3/08/S08003';

function compile(...children: MdxNode[]): MdxNode[] {
  citations()(inside('root', ...children), {path: `${process.cwd()}/docs/some/page_name.mdx`});
  return children;
}

const refused = (...children: MdxNode[]) => expect(() => compile(...children));

describe('citations', () => {
  it('are numbered in the order of first citation, under whatever name', () => {
    const page = [
      inside('paragraph', cite('2212.09379')),
      inside('paragraph', cite(detector), cite('10.1140/epjc/s10052-023-11747-w 2007.12539')),
      list(),
    ];
    compile(...page);
    const all = page.slice(0, 2).flatMap(({children = []}) => children.map(propsOf));
    const label = 'ATLAS Collaboration, Eur. Phys. J. C 83 (2023) 982';
    expect(all.map(({sources}) => sources)).toMatchObject([
      [{number: 1, isFirst: true, label}],
      [{number: 2, isFirst: true}],
      [
        {number: 1, isFirst: false, label},
        {number: 3, isFirst: true},
      ],
    ]);
  });

  it('hand the list what it prints, and no more', () => {
    const references = list('0802.1189 2212.09379');
    compile(inside('paragraph', cite('2212.09379')), references);
    const {cited, further, name} = propsOf(references);
    expect(cited).toMatchObject([{id: '10.1140/epjc/s10052-023-11747-w', pages: '982'}]);
    expect(further).toMatchObject([{title: 'The anti-k_t jet clustering algorithm'}]);
    expect(name).toBe('page_name');
  });

  it('take the space before them along', () => {
    const [before, after] = [text('As measured '), text('.')];
    const spaced = cite('pdg');
    const tight = cite('pdg');
    compile(inside('paragraph', before, spaced, after, tight), list());
    expect(before.value).toBe('As measured');
    expect([spaced, tight].map((node) => propsOf(node).isSpaced)).toEqual([true, false]);
  });

  it('leave alone a page that cites nothing', () => {
    const page = inside('paragraph', text('Nothing '), tag('UnitNotice'));
    compile(page);
    expect(page).toEqual(inside('paragraph', text('Nothing '), tag('UnitNotice')));
  });
});

describe('a page is refused that', () => {
  it('cites what nobody knows: the error names file, id and the nearest names', () => {
    refused(cite('2212.09397'), list()).toThrow(
      /^docs\/some\/page_name\.mdx: <Cite> names "2212\.09397".* Nearest: .*2212\.09379/,
    );
    refused(cite('pdg'), list('nobody')).toThrow(/<References> names "nobody"/);
  });

  it('cites without a list', () => {
    refused(cite('pdg')).toThrow(/needs a <References \/>/);
  });

  it('has a list of nothing, or two lists', () => {
    refused(list()).toThrow(/lists nothing/);
    refused(cite('pdg'), list(), list()).toThrow(/twice/);
  });

  it('cites no name, or in a heading', () => {
    refused(cite(' '), list('pdg')).toThrow(/needs an id/);
    refused(inside('heading', cite('pdg')), list()).toThrow(/in a heading/);
  });
});

it('the nearest names share most of the letters, in their order', () => {
  expect(nearest('0802.1198', ['2212.09379', '0802.1189', 'pdg', 'lhc'], 2)).toEqual([
    '0802.1189',
    '2212.09379',
  ]);
});
