import {describe, expect, it, vi} from 'vitest';
import {UserFileError} from '@site/src/kit/userFile/problem';
import {readCsv} from './readCsv';
import type {OwnTable} from './table';

const file = {name: 'try.csv', bytes: 1};
const read = (text: string, progress?: (share: number) => void): OwnTable =>
  readCsv(text, file, progress);
const valuesOf = (text: string): Record<string, number[]> =>
  Object.fromEntries(read(text).columns.map(({name, values}) => [name, Array.from(values)]));

describe('a table of text', () => {
  it('has columns of its header, without gaps and repetitions', () => {
    expect(read('pt,,pt,eta\n1,2,3,4\n').columns.map(({name}) => name)).toEqual([
      'pt',
      'column 2',
      'pt (2)',
      'eta',
    ]);
  });

  it('may have no header', () => {
    expect(valuesOf('1,2.5\n3,-4e2\n')).toEqual({'column 1': [1, 3], 'column 2': [2.5, -400]});
  });

  it('may have its header in a comment, as numpy writes it', () => {
    expect(valuesOf('# made by a program\n# mll,met\n90.5,12\n91,13\n')).toEqual({
      mll: [90.5, 91],
      met: [12, 13],
    });
  });

  it('is reported with the words of its comments', () => {
    const {remarks} = read('# A try: simulated for teaching\nm,w\n1,2\n');
    expect(remarks).toEqual(['Description in the file: “A try: simulated for teaching”']);
  });

  it.each([
    ['semicolons and decimal commas', 'a;b\n1,5;2\n-3,25;4\n'],
    ['tabs', 'a\tb\n1.5\t2\n-3.25\t4\n'],
    ['commas, quotes and the line ends of Windows', '"a","b"\r\n"1.5","2"\r\n-3.25,4\r\n'],
    ['bars and a mark of the byte order', 'a|b\n1.5|2\n-3.25|4'],
  ])('may be written with %s', (_, text) => {
    expect(valuesOf(text)).toEqual({a: [1.5, -3.25], b: [2, 4]});
  });

  it('has NaN where there is no number, and says how often and where first', () => {
    const {columns, remarks} = read('pt,met\n1,2\n,3\nabc,nan\n4,5\nxyz,6\n6,7\n');
    expect(Array.from(columns[0]?.values ?? [])).toEqual([1, NaN, NaN, 4, NaN, 6]);
    expect(columns.map(({missing, words}) => [missing, words])).toEqual([
      [1, 2],
      [1, 0],
    ]);
    expect(remarks).toEqual([
      'Row 3 and 1 more, column “pt”: “abc” is not a number. Such a cell is treated as missing; the row is kept.',
    ]);
    expect([columns[0]?.min, columns[0]?.max]).toEqual([1, 6]);
  });

  it('has words where most cells are words, as categories in their order', () => {
    const [process, mass] = read('process,m\nzz,1\nhiggs,2\nzz,3\n7,4\n').columns;
    expect(process?.kind).toBe('text');
    expect(process?.categories?.list.map(({label, rows}) => [label, rows])).toEqual([
      ['zz', 2],
      ['higgs', 1],
      ['7', 1],
    ]);
    expect(Array.from(process?.categories?.places ?? [])).toEqual([0, 1, 0, 2]);
    expect(mass?.kind).toBe('number');
  });

  it('has no categories where there are too many different values', () => {
    const lines = Array.from({length: 13}, (_, i) => `p${i},${i % 12}`);
    const {columns, remarks} = read(`a,b\n${lines.join('\n')}`);
    const [text, number] = columns;
    expect(text?.categories).toBeNull();
    expect(remarks).toEqual([
      'Skipped because they contain more than 12 different text values: “a”.',
    ]);
    expect(number?.categories?.list).toHaveLength(12);
  });

  it('reads truth and infinity, and distinguishes zero from nothing', () => {
    expect(valuesOf('a,b\nTrue,0\nfalse,inf\n, -inf \n')).toEqual({
      a: [1, 0, NaN],
      b: [0, Infinity, -Infinity],
    });
  });

  it('keeps every row across the pieces in which it is read', () => {
    const rows = 150_000;
    const lines = Array.from({length: rows}, (_, i) => `${i},"a ""b"", ${i % 3}"`);
    const shares: number[] = [];
    const table = readCsv(`i,t\n${lines.join('\n')}\n`, file, (share) => shares.push(share));
    expect(table.rows).toBe(rows);
    expect(table.columns[0]?.values.every((value, i) => value === i)).toBe(true);
    expect(table.columns[1]?.categories?.list[1]?.label).toBe('a "b", 1');
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBe(1);
  });

  it('stores small whole numbers in little memory', () => {
    const [small, larger, real] = read('a,b,c\n0,256,0.5\n255,65535,1\n').columns;
    expect([small?.values, larger?.values, real?.values].map((v) => v?.constructor.name)).toEqual([
      'Uint8Array',
      'Uint16Array',
      'Float64Array',
    ]);
  });
});

describe('a text that is not a table', () => {
  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['white space', '\n \n', 'The file is empty.'],
    ['a header alone', 'pt,eta\n', 'has a header (“pt”, “eta”) but no rows'],
    [
      'a row that is too short',
      'a,b,c\n1,2,3\n1,2\n',
      'Row 2 below the header has 2 cells, but 3 are expected: column “c” is the first without one',
    ],
    [
      'a row that is too long',
      'a,b\n1,2\n3,4\n5,6,7\n',
      'Row 3 below the header has 3 cells, but 2 are expected: there are extra cells after column “b”',
    ],
    [
      'words only',
      'a,b\nx,y\nz,w\n',
      'No column contains numbers: the first row of “a” contains “x”',
    ],
    ['an open quotation mark', 'a,b\n1,2\n3,"4\n5,6\n', 'A quotation mark is opened in row 2'],
  ])('is %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
    expect(() => read(text)).toThrow(UserFileError);
  });

  it('is one with too many columns', () => {
    const cells = Array.from({length: 70}, (_, i) => `${i}`);
    expect(() => read(`${cells.map((c) => `c${c}`).join()}\n${cells.join()}\n`)).toThrow(
      'The table has 70 columns; the limit is 64.',
    );
  });

  it('is refused soon when a quotation mark near its start is never closed', () => {
    const line = '1,2\n';
    const text = `a,b\n1,"2\n${line.repeat(3e6)}`;
    const progress = vi.fn();
    expect(() => read(text, progress)).toThrow('opened in row 1');
    // The text has twelve pieces.
    expect(progress.mock.calls.length).toBeLessThan(4);
  });
});
