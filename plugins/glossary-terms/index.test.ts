import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {GlossaryTerm} from '../../src/data/glossary';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {addressOfDoc, glossaryTerms} from '.';

const term = (id: string, name: string, rest: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id,
  term: name,
  spellings: [],
  forms: [],
  unlike: [],
  see: [],
  definition: `Meaning of ${id}.`,
  page: `/docs/${id}`,
  weight: 1,
  ...rest,
});

const terms = [
  term('lumi', 'luminosity'),
  term('int-lumi', 'integrated luminosity', {weight: 3}),
  term('met', 'missing momentum', {spellings: ['MET']}),
  term('eff', 'efficiency', {symbol: '\\pt'}),
  term('jet', 'jet', {unlike: ['jet engine', 'by jet']}),
  term('pile-up', 'pile-up', {forms: ['pileup']}),
  term('tree', 'tree', {weight: 0}),
];

const file = (address: string): string => path.resolve(`${address}.mdx`);
const text = (value: string): MdxNode => ({type: 'text', value});
const node = (type: string, ...children: MdxNode[]): MdxNode => ({type, children});
const tag = (name: string, ...children: MdxNode[]): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});
const paragraph = (...values: string[]): MdxNode => node('paragraph', ...values.map(text));

/** The page after the plugin, with marked terms in brackets, and the definitions at its end. */
function pageOf(children: MdxNode[], at = 'docs/some/page', glossary = terms) {
  const root = node('root', ...children);
  glossaryTerms({macros: {'\\pt': 'p_T'}}, glossary)()(root, {path: file(at)});
  const plain = (each: MdxNode): string => {
    const inner = (each.children ?? []).map(plain).join('');
    return each.name === 'Term' ? `[${attributeOf(each, 'of')}:${inner}]` : (each.value ?? inner);
  };
  const notes = children.concat(root.children ?? []).find(({name}) => name === 'TermNotes');
  return {
    root,
    text: (root.children ?? []).filter(({type}) => type !== 'mdxjsEsm').map(plain),
    notes: notes?.children?.map((note) => attributeOf(note, 'text')) ?? [],
  };
}

const marked = (...values: string[]): string => pageOf([paragraph(...values)]).text[0] ?? '';

describe('a term in running text', () => {
  it('is marked at its first use, in any case and number', () => {
    expect(marked('Jets are jets.')).toBe('[jet:Jets] are jets.');
    expect(marked('Efficiencies and luminosities')).toBe(
      '[eff:Efficiencies] and [lumi:luminosities]',
    );
  });

  it('is the longest that fits, over a line end too', () => {
    expect(marked('An integrated\nluminosity, and luminosity')).toBe(
      'An [int-lumi:integrated\nluminosity], and [lumi:luminosity]',
    );
  });

  it('is a whole word', () => {
    expect(marked('jetty b-jet jet-like jet_pt a/jet')).toBe('jetty b-jet jet-like jet_pt a/jet');
    expect(marked('two pileup jets')).toBe('two [pile-up:pileup] [jet:jets]');
    expect(marked('the jet’s (jet), pile‑up')).toBe('the [jet:jet]’s (jet), [pile-up:pile‑up]');
  });

  it('is an abbreviation in capitals only', () => {
    expect(marked('We met METs, and MET')).toBe('We met [met:METs], and MET');
  });

  it('is not marked where the glossary says so', () => {
    expect(marked('A tree')).toBe('A tree');
    expect(marked('Jet engines fly by jet, a jet')).toBe('Jet engines fly by jet, a [jet:jet]');
  });
});

describe('a page', () => {
  it('marks nothing in headings, links, code, formulas, tables, captions and summaries', () => {
    const {text: shown, notes} = pageOf([
      node('heading', text('Jets')),
      node('paragraph', node('link', text('jet')), {type: 'inlineCode', value: 'jet'}),
      node('paragraph', {type: 'inlineMath', value: 'jet'}),
      node('table', node('tableRow', node('tableCell', paragraph('jet')))),
      tag('Figure', paragraph('jet')),
      tag('Details', tag('summary', paragraph('jet'))),
    ]);
    expect(shown.join('')).not.toContain('[');
    expect(notes).toEqual([]);
  });

  it('marks nothing in its list of sources', () => {
    const {text: shown} = pageOf([
      node('heading', text('Sources')),
      node('list', node('listItem', paragraph('Luminosity in Run 2: EPJC 83'))),
    ]);
    expect(shown.join('')).not.toContain('[');
  });

  it('marks in lists, folded details, tabs and boxes', () => {
    const {text: shown} = pageOf([
      node('list', node('listItem', paragraph('jet'))),
      tag('Details', paragraph('luminosity')),
      tag('Tabs', tag('TabItem', paragraph('pile-up'))),
      node('containerDirective', paragraph('efficiency')),
    ]);
    expect(shown.slice(0, 4)).toEqual([
      '[jet:jet]',
      '[lumi:luminosity]',
      '[pile-up:pile-up]',
      '[eff:efficiency]',
    ]);
  });

  it('leaves its own subject, and what it sets in italics to define it', () => {
    expect(pageOf([paragraph('A jet.')], 'docs/jet').text).toEqual(['A jet.']);
    const {text: shown} = pageOf([
      node('paragraph', node('emphasis', text('Pile-up')), text(' is; pile-up does.')),
    ]);
    expect(shown).toEqual(['Pile-up is; pile-up does.']);
  });

  it('carries the definitions of what it marks, once each', () => {
    const {notes, root} = pageOf([paragraph('A jet and a jet'), paragraph('luminosity')]);
    expect(notes).toEqual(['Meaning of jet.', 'Meaning of lumi.']);
    const imports = root.children?.filter(({type}) => type === 'mdxjsEsm') ?? [];
    expect(imports).toHaveLength(2);
  });

  it('marks three in a paragraph at most, and the harder ones', () => {
    expect(marked('jet, luminosity, pile-up, efficiency, integrated luminosity')).toBe(
      '[jet:jet], [lumi:luminosity], pile-up, efficiency, [int-lumi:integrated luminosity]',
    );
  });

  it('marks twelve at most, the harder ones', () => {
    const many = Array.from({length: 20}, (_, i) =>
      term(`t${i}`, `word${String.fromCharCode(97 + i)}`, {weight: i < 10 ? 1 : 2}),
    );
    const own: MdxNode = {
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: [{name: 'of', value: 't0'}],
      children: [text('written by the page')],
    };
    const paragraphs = many.map((each) => paragraph(each.term));
    for (const children of [paragraphs, [...many.map((each) => paragraph(each.term)), own]]) {
      const {notes} = pageOf(children, 'docs/some/page', many);
      expect(notes).toHaveLength(12);
      expect(notes.filter((note) => /t1\d/.test(note ?? ''))).toHaveLength(10);
    }
  });

  it('outside the docs, and a part of a page, marks only what it writes itself', () => {
    const written = (): MdxNode => ({
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: [{name: 'of', value: 'jet'}],
      children: [text('spray')],
    });
    for (const at of ['src/pages/privacy', 'docs/_partials/part']) {
      const {text: shown, notes} = pageOf([node('paragraph', written(), text(' of pile-up'))], at);
      expect(shown[0]).toBe('[jet:spray] of pile-up');
      expect(notes).toEqual(['Meaning of jet.']);
    }
    const inDoc = pageOf([paragraph('A jet.'), node('paragraph', written())]);
    expect(inDoc.text.slice(0, 2)).toEqual(['A jet.', '[jet:spray]']);
    expect(inDoc.notes).toHaveLength(1);
  });

  it('that names no known term stops the build', () => {
    const unknown = {type: 'mdxJsxTextElement', name: 'Term', attributes: [], children: []};
    expect(() => pageOf([node('paragraph', unknown)])).toThrow(/has no term "".*Nearest: /);
  });
});

it('a list of the glossary gets its symbols typeset', () => {
  const {root} = pageOf([tag('GlossaryList')]);
  const list = root.children?.find(({name}) => name === 'GlossaryList');
  const symbols = JSON.parse(list ? (attributeOf(list, 'symbols') ?? '') : '') as object;
  expect(Object.keys(symbols)).toEqual(['eff']);
  expect(symbols).toHaveProperty('eff', expect.stringContaining('<math'));
});

it('the address of a doc is its path', () => {
  expect(addressOfDoc(file('docs/documentation/data_collection'))).toBe(
    '/docs/documentation/data_collection',
  );
  expect(addressOfDoc(file('docs/_partials/x'))).toBeUndefined();
  expect(addressOfDoc(file('docs/a/_x'))).toBeUndefined();
  expect(addressOfDoc(file('src/pages/x'))).toBeUndefined();
});
