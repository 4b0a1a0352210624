import {describe, expect, it} from 'vitest';
import {allCards} from '.';
import {plainFormula, plainText, sentencesOf} from './make/plainText';
import {cardKinds, type AnswerCard} from './types';

const cards = allCards();
const textsOf = ({text, more, steps = []}: AnswerCard): readonly string[] => [
  text,
  ...(more === undefined ? [] : [more]),
  ...steps.map((step) => step.text),
];
const allTexts = cards.flatMap((card) => textsOf(card).map((text) => ({id: card.id, text})));
const breaking = (isWrong: (text: string) => boolean): readonly string[] =>
  allTexts.filter(({text}) => isWrong(text)).map(({id, text}) => `${id}: ${text}`);

/** Words that refer to a sentence before, which a card does not have. */
const dangling =
  /^(?:that|this|these|those|they|their|it|its|he|she|both|such|here|below|above|the former|the latter)\b/i;

describe('the cards', () => {
  it('are at least 250, of all kinds, with ids of their own and JSON that gives them back', () => {
    expect(cards.length).toBeGreaterThan(250);
    expect(new Set(cards.map(({kind}) => kind))).toEqual(new Set(cardKinds));
    expect(new Set(cards.map(({id}) => id)).size).toBe(cards.length);
    expect(JSON.parse(JSON.stringify(cards))).toEqual(cards);
  });

  it('have at least 40 tasks and formulas', () => {
    const written = cards.filter(({kind}) => kind === 'how-to' || kind === 'formula');
    expect(written.length).toBeGreaterThanOrEqual(40);
    expect(written.filter(({steps, code, rows}) => steps ?? code ?? rows).length).toBeGreaterThan(
      30,
    );
  });

  it('stay small', () => {
    const large = cards.filter((card) => JSON.stringify(card).length > 2500);
    expect(large.map(({id}) => id)).toEqual([]);
  });
});

describe('the texts of cards', () => {
  it('begin with a capital and end with a full stop', () => {
    expect(breaking((text) => !/^[\p{Lu}"`\d√].*[.!?)"]$/su.test(text))).toEqual([]);
    expect(cards.filter(({text}) => !/^[\p{Lu}\d]/u.test(text)).map(({text}) => text)).toEqual([]);
  });

  it('refer to nothing before them', () => {
    expect(breaking((text) => dangling.test(text))).toEqual([]);
    expect(dangling.test('They are archived.')).toBe(true);
  });

  it('have no Markdown, TeX or tags left', () => {
    const outside = (text: string): string => text.replace(/`[^`]*`/g, '');
    expect(breaking((text) => /\]\(|\\[a-z]|<[A-Z]|\$|\*\*/.test(outside(text)))).toEqual([]);
    expect(breaking((text) => (text.match(/`/g) ?? []).length % 2 === 1)).toEqual([]);
    const rows = cards.flatMap(({rows: each = []}) =>
      each.flatMap(({label, value}) => [label, value]),
    );
    expect(rows.filter((text) => /\]\(|\\[a-z]|<Value/.test(outside(text)))).toEqual([]);
    expect(rows.filter((text) => text.trim() === '' || /null|undefined|NaN/.test(text))).toEqual(
      [],
    );
  });

  it('have one to three sentences', () => {
    expect(cards.filter(({text}) => sentencesOf(text).length > 3).map(({id}) => id)).toEqual([]);
  });
});

describe('plain text', () => {
  it.each([
    ['\\sqrts', '√s'],
    ['\\met', 'E_T^miss'],
    ['v_2', 'v₂'],
    ['\\epsilon_\\mathrm{filt}', 'ε_filt'],
    ['30/\\sqrt{100}=3', '30/√100 = 3'],
    ['\\sqrt{\\sum w^2}', '√(∑w²)'],
  ])('of %s is %s', (tex, text) => expect(plainFormula(tex)).toBe(text));

  it('keeps code as it is, and the words of links', () => {
    expect(plainText('The [page](/docs) on *pile-up*: `a * b * c`, $n$.')).toBe(
      'The page on pile-up: `a * b * c`, n.',
    );
    expect(() => plainText('<Value of="no.such" />')).toThrow('no.such');
  });

  it('recognises the ends of sentences', () => {
    expect(
      sentencesOf('It is 1.2 fb⁻¹. The 8 TeV data, e.g. those of 2012, are few.'),
    ).toHaveLength(2);
  });
});
