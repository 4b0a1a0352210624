import {describe, expect, it} from 'vitest';
import {allCards} from '../../src/search/cards';
import {labelPieces, readAs, sentencePieces} from '../../src/search/cards/pieces';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {answerTags} from '.';
import {addressOf} from './addressOf';
import {foldOf} from './fold';

const file = (address: string) => ({path: `${process.cwd()}${address}.mdx`});

/** The text of a node, with its code, as readers see it. */
const textOf = ({value, children = []}: MdxNode): string =>
  (value ?? '') + children.map(textOf).join('');

/** The URLs of the links in a node, in their order. */
function linksIn({type, url, children = []}: MdxNode & {readonly url?: string}): string[] {
  return [...(type === 'link' && url !== undefined ? [url] : []), ...children.flatMap(linksIn)];
}

function typesIn({type, name, children = []}: MdxNode): string[] {
  return [name ?? type, ...children.flatMap(typesIn)];
}

/** The page after the plugin. */
function compile(id: string, address = '/docs/data'): MdxNode {
  const tag: MdxNode = {
    type: 'mdxJsxFlowElement',
    name: 'Answer',
    attributes: [{name: 'id', value: id}],
    children: [],
  };
  const page: MdxNode = {type: 'root', children: [{type: 'paragraph', children: []}, tag]};
  answerTags()(page, file(address));
  return page;
}

const cite = 'how-to-cite-the-data';
const home = '/docs/documentation/ethical_legal/citation_policy';

describe('a page', () => {
  it('has a fold in the place of the tag, which the search index skips', () => {
    const fold = compile(cite).children?.[1];
    expect(fold?.name).toBe('Details');
    expect(fold?.attributes?.map(({name, value}) => [name, value])).toEqual([
      ['data-answer', cite],
      ['data-search', 'skip'],
    ]);
    expect(textOf(fold?.children?.[0] ?? {type: ''})).toBe('Quick answer: Cite the data');
    expect(typesIn(fold ?? {type: ''})).toEqual(
      expect.arrayContaining(['summary', 'list', 'code', 'link']),
    );
  });

  it('with an unknown card stops the build: the error names page, id and the nearest ids', () => {
    expect(() => compile('how-to-cite-data', home)).toThrow(
      /^docs\/documentation\/ethical_legal\/citation_policy\.mdx: <Answer> names "how-to-cite-data".* Nearest: .*how-to-cite-the-data/,
    );
    expect(() => compile('')).toThrow(/names ""/);
  });

  it('links to the source of the card, unless it is this page', () => {
    const source = `${home}#what-to-cite`;
    expect(linksIn(compile(cite))).toContain(source);
    const own = linksIn(compile(cite, home));
    expect(own.length).toBeGreaterThan(0);
    expect(own).not.toContain(source);
  });

  it('has its address from its file', () => {
    const pages = ['/docs/data', '/src/pages/contact-us'].map((name) => addressOf(file(name).path));
    expect(pages).toEqual(['/docs/data', '/contact-us']);
  });
});

describe('a fold', () => {
  it('has all words of its card, for each card', () => {
    const short = allCards().filter((card) => {
      const {text, more = '', formula = '', rows = [], steps = [], code} = card;
      const parts = [
        ...[text, more, ...rows.map(({value}) => value), ...steps.map((step) => step.text)].map(
          sentencePieces,
        ),
        ...[card.title, formula, ...rows.map((row) => row.label)].map(labelPieces),
      ].map(readAs);
      const codes = [code, ...steps.map((step) => step.code)].map((block) => block?.text ?? '');
      const printed = textOf(foldOf(card, ''));
      return [...parts, ...codes].some((part) => !printed.includes(part));
    });
    expect(short.map(({id}) => id)).toEqual([]);
  });

  it('sets the transverse momentum and the indices of symbols', () => {
    const [skim, formula] = ['skim-3lep', 'formula-normalise-simulation'].map((id) => {
      const card = allCards().find((each) => each.id === id);
      return card && foldOf(card, '');
    });
    expect(typesIn(skim ?? {type: ''})).toEqual(expect.arrayContaining(['i', 'sub']));
    expect(textOf(skim ?? {type: ''})).toContain('pT > 7 GeV');
    expect(textOf(formula ?? {type: ''})).not.toMatch(/`|_filt/);
  });
});
