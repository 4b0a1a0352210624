// cspell:ignore VBFH
import {describe, expect, it} from 'vitest';
import {testRows, testTable, type TestSample} from './testTable';
import {fileNameOf, toCsv, toJson} from './download';

const [first] = testRows as readonly [TestSample, ...TestSample[]];

/** Reads what RFC 4180 says; written for the test, from the text of the standard. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
  }
  return lines.filter((line) => line.length > 1);
}

describe('CSV', () => {
  it('has units in its head, full numbers, and nothing where nothing is published', () => {
    const [head, ...lines] = parseCsv(toCsv(testTable, testRows));
    expect(head).toEqual([
      'name',
      'dsid',
      'process',
      'generator',
      'xsec [pb]',
      'events',
      'skims',
      'flags',
    ]);
    expect(lines).toHaveLength(testRows.length);
    expect(lines[8]?.slice(0, 6)).toEqual([
      'Inv_VBFH125_gamgam',
      '900009',
      'Higgs',
      '',
      '',
      '250000',
    ]);
    expect(lines[11]?.[4]).toBe('0.0000124');
    expect(lines[2]?.[5]).toBe('0');
    expect(lines[2]?.[7]).toMatch(/^Doubtful cross-section: /);
  });

  it.each(['a,b', 'say "b"', 'two\r\nlines', 'two\nlines', '"', ',,""'])(
    'gives back %j as it was',
    (name) => expect(parseCsv(toCsv(testTable, [{...first, name}]))[1]?.[0]).toBe(name),
  );

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("a","b")'])(
    'keeps a spreadsheet from running %j',
    (name) => expect(parseCsv(toCsv(testTable, [{...first, name}]))[1]?.[0]).toBe(`'${name}`),
  );

  it('leaves negative numbers numbers', () => {
    expect(parseCsv(toCsv(testTable, [{...first, xsec: -1.5}]))[1]?.[4]).toBe('-1.5');
  });
});

it('JSON has the units beside the columns, and null where nothing is published', () => {
  const {columns, rows} = JSON.parse(toJson(testTable, testRows));
  expect(columns[4]).toEqual({key: 'xsec', label: 'Cross-section', unit: 'pb'});
  expect(rows[8]).toMatchObject({dsid: 900009, generator: null, xsec: null, events: 250_000});
  expect(rows[2]).toMatchObject({events: 0, flags: [{label: 'Doubtful cross-section'}]});
});

it('a file is named after the release and how much of it is in it', () => {
  expect(fileNameOf(testTable, 'all', 'csv')).toBe('invented-release-samples.csv');
  expect(fileNameOf(testTable, 'selected', 'json')).toBe('invented-release-samples-selected.json');
});
