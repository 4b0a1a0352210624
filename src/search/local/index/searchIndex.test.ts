// cspell:ignore bcdfghklmn
import {describe, expect, it} from 'vitest';
import type {AnswerCard} from '../../cards/types';
import {translated} from '../../foreignWords/translate';
import {createEngine} from '../engine';
import {indexFiles} from '../indexing/indexFiles';
import type {Section} from '../section';
import {contentName} from '../query';
import {engineOf, indexOf} from '@site/src/test-kit/search/testIndex';
import {top} from '@site/src/test-kit/search/testSections';
import type {FileKind, FileKinds} from './format';
import {Missing, type FileId} from './missing';
import {createSearchIndex} from './searchIndex';

/** Enough pages for several files of each kind; each has words of its own, and one that all have. */
const word = (page: number): string =>
  Array.from(`${page + 100}`, (digit) => 'bcdfghklmn'[Number(digit)] ?? '').join('a');
const sections: readonly Section[] = Array.from({length: 400}, (_, page) =>
  top(`page-${page}`, `Page ${word(page)}`, `Luminosity and ${word(page)}. `.repeat(8)),
);
const built = indexFiles(sections);

/** Loads what is missing until there is a result; says what was loaded in each round. */
function searched(query: string) {
  const loaded = new Map<string, unknown>();
  const rounds: FileId[][] = [];
  const get = <Kind extends FileKind>(kind: Kind, hash: string) =>
    loaded.get(kind + hash) as FileKinds[Kind] | undefined;
  const engine = createEngine(createSearchIndex(built.manifest, get), () => translated);
  for (;;) {
    try {
      return {rounds, result: engine.search({query, limit: 20})};
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      const missing = error.parts.filter((part) => part !== 'translator');
      rounds.push(missing);
      for (const {kind, hash} of missing) {
        const file = built.files.find((each) => each.kind === kind && each.hash === hash);
        if (file) loaded.set(kind + hash, JSON.parse(file.content));
      }
    }
  }
}

const countOf = (kind: FileKind): number => built.files.filter((file) => file.kind === kind).length;

it('has several files of terms and of sections', () => {
  expect(countOf('terms')).toBeGreaterThan(1);
  expect(countOf('texts')).toBeGreaterThan(5);
});

it.each([`${word(7)} `, word(7).slice(0, 3), `${word(300)} ${word(12)} luminosity `])(
  'finds the same for "%s" with the files that it needs as with all, in two rounds',
  (query) => {
    const {rounds, result} = searched(query);
    expect(result).toEqual(engineOf(sections).search({query, limit: 20}));
    expect(result.total).toBeGreaterThan(0);
    expect(rounds.map((files) => new Set(files.map(({kind}) => kind)))).toEqual([
      new Set(['terms']),
      new Set(['texts']),
    ]);
  },
);

it('loads one file of terms, and the sections it shows, for one word', () => {
  const {rounds} = searched(`${word(7)} `);
  expect(rounds.flat()).toHaveLength(2);
});

it('reads only the sections of a phrase that have its words', () => {
  const {rounds, result} = searched(`"luminosity and ${word(7)}"`);
  expect(result.hits.map(({section}) => section.url)).toEqual(['/docs/page-7']);
  expect(rounds.flat().filter(({kind}) => kind === 'texts')).toHaveLength(1);
});

describe('a card', () => {
  const card = (id: string, ...queries: readonly string[]): AnswerCard => ({
    id,
    kind: 'how-to',
    title: id,
    text: 'Do it.',
    actions: [],
    source: {title: 'Page', to: '/docs/page-7'},
    queries,
  });
  const cards = [card('cite', 'cite data'), card('units', 'units of momenta', 'get_unit')];
  const index = indexOf(sections, cards);
  const cardOf = (query: string, minShare = 1) => index.card(contentName(query), minShare)?.card.id;

  it('answers the query that it claims, however it is asked', () => {
    expect(cardOf('How do I cite the data?')).toBe('cite');
    expect(cardOf('momenta: which units?')).toBe('units');
    expect(cardOf('get_unit')).toBe('units');
    expect(cardOf('unit')).toBeUndefined();
  });

  it('answers a longer question in part', () => {
    expect(cardOf('cite the data in a thesis')).toBeUndefined();
    expect(index.card(contentName('cite the data in a thesis'), 0.6)).toMatchObject({
      card: {id: 'cite'},
      share: 2 / 3,
    });
  });
});
