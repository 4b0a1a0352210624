import {describe, expect, it} from 'vitest';
import {
  massesOf,
  mergeMasterclass,
  printMasterclass,
  readMasterclass,
  seal,
  type MasterclassResult,
  type SortedEvent,
} from './masterclassResult';
import {printSealed} from '@site/src/lib/sealed';

const sorted = (event: string, answer: SortedEvent['answer'], mass: number | null = null) => ({
  event,
  answer,
  mass,
});

const result = (id: string, ...events: readonly SortedEvent[]): MasterclassResult => ({
  id: `group${id.padStart(4, '0')}`,
  origin: 'library',
  version: 1,
  events,
});

const first = result('1', sorted('zee-01', 'e', 90.8), sorted('hww-02', 'none'));
const second = result('2', sorted('zee-01', 'm', 90.8), sorted('h4l-03', '2e2m', 124.2));

describe('the result of a group', () => {
  it('is read as it was written, with white space changed on the way', () => {
    expect(readMasterclass(printMasterclass(first))).toEqual({result: first});
    const wrapped = printMasterclass(first).replaceAll('},{', '},\n {');
    expect(readMasterclass(wrapped)).toEqual({result: first});
  });

  it('is refused when a single sign was changed, or a part is missing', () => {
    const text = printMasterclass(first);
    const refused = (changed: string): string => {
      const read = readMasterclass(changed);
      return 'refused' in read ? read.refused : 'read';
    };
    expect(refused(text.replace('90.8', '90.9'))).toMatch(/checksum/);
    expect(refused(text.slice(0, -9))).toMatch(/is incomplete/);
    expect(refused('{"format":"histogram-analyser-result"}')).toMatch(/not a masterclass result/);
    expect(refused(printSealed({...seal, version: 7}, first))).toMatch(/version 7/);
    expect(refused(' '.repeat(1_000_001))).toMatch(/too large/);
  });

  it.each([
    ['id', {...first, id: 'x'}],
    ['origin', {...first, origin: 5}],
    ['version', {...first, version: -1}],
    ['events', {...first, events: []}],
    ['events', {...first, events: [sorted('a', 'e', -4)]}],
    ['events', {...first, events: [{event: 'a', answer: '5e', mass: null}]}],
    ['events', {...first, events: [sorted('a', 'e'), sorted('a', 'm')]}],
  ])('is refused with a %s that cannot be used', (field, content) => {
    expect(readMasterclass(printSealed(seal, content))).toEqual({
      refused: `Its field "${field}" is missing or invalid.`,
    });
  });
});

describe('the results of a class', () => {
  it('count each event once, and say where groups disagree', () => {
    const merged = mergeMasterclass([first, second], [4, 9]);
    expect(merged.places).toEqual([0, 1]);
    expect(merged.counts).toEqual({e: 1, m: 0, g: 0, '4e': 0, '2e2m': 1, '4m': 0, none: 1});
    expect(merged.disputed).toEqual([
      {
        event: 'zee-01',
        answers: [
          {number: 4, answer: 'e'},
          {number: 9, answer: 'm'},
        ],
      },
    ]);
    expect(massesOf(merged)).toEqual([90.8, 124.2]);
    expect(massesOf(merged, ['4e', '2e2m'])).toEqual([124.2]);
  });

  it('reject a result given twice, and one with different events', () => {
    const other = {...result('3', sorted('a', 'e')), origin: 'own.json'};
    const merged = mergeMasterclass([first, first, other, second]);
    expect(merged.places).toEqual([0, 3]);
    expect(merged.refused).toEqual([
      {place: 1, reason: 'It is the same result as number 1.'},
      {
        place: 2,
        reason: 'It comes from different events, or from a different version of the library.',
      },
    ]);
    expect(mergeMasterclass([]).events).toEqual([]);
  });
});
