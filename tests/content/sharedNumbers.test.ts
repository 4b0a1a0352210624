/**
 * The documentation prints luminosities, numbers of events and sizes of the releases in agreed
 * spellings only: those of the shared numbers, of the catalogue's records, and those that are listed
 * here with the reason why.
 */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {katexOptions} from '../../config/math';
import {keepText, plainText} from '../../plugins/local-search/plainText';
import {records} from '../../src/data/catalogue/records';
import {allRoutes} from '../../config/routes';
import {formatBytes} from '../../src/kit/format/bytes';
import {sharedNumbers} from '../../src/lib/sharedNumbers';
import {fileOf, findings, type BuiltPage} from './builtSite';

interface Exception {
  /** What follows a number that is in a text in place of an agreed one. */
  readonly text: string;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {text: '36 fb⁻¹', reason: 'older code and the teachers’ app round so'},
  {text: '36.1 fb⁻¹', reason: 'older code and papers: the calibration of luminosity before 2022'},
  {text: '36.6 ± 0.3 fb⁻¹', reason: 'with its uncertainty, where that matters'},
  {text: '36.64 fb⁻¹', reason: 'the unrounded sum of both years'},
  {text: '0.105 fb⁻¹', reason: 'the first period of 2015 in the files'},
  {text: '20.3 fb⁻¹', reason: 'all good data of 2012, of which a release holds a part'},
  {text: '139 fb⁻¹', reason: 'papers on Run 2 before the last calibration of luminosity'},
  {text: '147 fb⁻¹', reason: 'recorded in Run 2, before the quality of the data was judged'},
  {text: '156 fb⁻¹', reason: 'delivered in Run 2'},
  {text: '3000 fb⁻¹', reason: 'the goal of the high-luminosity LHC'},
  {text: '3,000 fb⁻¹', reason: 'the goal of the high-luminosity LHC'},
  {text: '10.3 TB', reason: 'the data of 2015, rounded as the total is'},
  {text: '38.9 TB', reason: 'the data of 2016, rounded as the total is'},
  {text: '65 TB', reason: 'what the press wrote for 65.3 TiB'},
  {text: '65.3 TiB', reason: '71.7 TB in powers of 1024'},
  {text: '60 TB', reason: 'each second, if every crossing were read out'},
  {text: '2 billion', reason: 'what the press wrote for the simulated events of 2024'},
  {text: '7 billion', reason: 'what the press wrote for the collision events of 2024'},
  {text: '1.4 billion', reason: 'collisions for each Higgs boson'},
  {text: '52 billion', reason: 'events simulated for Run 2, of which a part is released'},
  {text: '1.7 billion', reason: 'collisions each second at the peak of Run 2'},
  {text: '29 TB', reason: 'each second, if every crossing were read out, in round numbers'},
  {text: '36 TB', reason: 'each second, computed from a rate and a size of an event'},
  {text: '1 TB', reason: 'the size of a disk'},
  {text: '1 PB', reason: 'the unit, explained'},
  {text: '7.08 PB', reason: 'the size of raw data, computed from a number of events'},
  {text: '7,080 TB', reason: 'the same size'},
  {text: '3 million events', reason: 'a sample to generate, in a question'},
  {text: '72.6 million events', reason: 'the events of a skim, from the table of the page'},
  {text: '4.3 billion', reason: 'what a disk holds, computed from the size of an event'},
  {text: '9.8 billion', reason: 'the sum of the skims, which must not be formed'},
  {text: '7.7 billion', reason: 'events of data and simulation without skim, together'},
  {text: '4.7 billion', reason: 'collisions for each pair of Z bosons'},
  {text: '0.0504 fb⁻¹', reason: 'one hour at the peak of 2016, computed'},
  {text: '12 fb⁻¹', reason: 'a step of the app for teachers'},
  {text: '144 fb⁻¹', reason: 'four times 36 fb⁻¹, in an explorable explanation'},
  {text: '71.6 fb⁻¹', reason: 'what a simulated sample is worth'},
  {text: '7.9 fb⁻¹', reason: 'what a simulated sample is worth'},
];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const ofRecords = records.flatMap(({bytes}) =>
  bytes === null ? [] : [formatBytes(bytes), formatBytes(bytes, 'binary')],
);
const shared = Object.values(sharedNumbers).map(plain);
const known = new Set([
  ...shared,
  ...shared.map((text) => text.replace(/ ± [\d.]+/, '')),
  ...ofRecords.map(plain),
  ...exceptions.map(({text}) => text),
]);

const amount =
  /(?<![\d.,^])\d[\d.,]*(?: ± [\d.]+)? (?:fb⁻¹|billion|million events|[TP]i?B)(?!\p{L})/gu;

/** Numbers of these kinds in a text that are not agreed. */
const unknownIn = (text: string): readonly string[] =>
  [...plain(text).matchAll(amount)].map(([found]) => found).filter((found) => !isKnown(found));

const isKnown = (found: string): boolean =>
  known.has(found) || known.has(found.replace(/(million) events$/, '$1'));

function proseOf({$}: BuiltPage): string {
  const main = $('main').first().clone();
  main.find('pre, code').remove();
  return plainText($, main.toArray());
}

/** Pages of their own, because `keepText` changes them. */
const documentation = allRoutes
  .filter(({path}) => path.startsWith('/docs/documentation/'))
  .map((route) => ({route, $: load(readFileSync(fileOf(route.path), 'utf8'))}));
for (const {$} of documentation) keepText($, katexOptions.macros);

describe('the documentation', () => {
  it('prints what the releases hold in agreed spellings only', () => {
    expect(findings(documentation, (page) => unknownIn(proseOf(page)))).toEqual([]);
  });

  it('prints some of it', () => {
    const printed = documentation.flatMap((page) => [...plain(proseOf(page)).matchAll(amount)]);
    expect(printed.length).toBeGreaterThan(20);
  });
});

it('a slip in a number is seen, in either notation', () => {
  expect(unknownIn('36.6 fb⁻¹ and 7.08 billion in 71.7 TB, 221 million events')).toEqual([]);
  expect(unknownIn('36.5 fb⁻¹, 7.1 billion, 71.8 TB, 220 million events')).toHaveLength(4);
  expect(unknownIn('a factor of 0.8 and 3.24 ± 0.40\u00a0fb⁻¹')).toEqual(['3.24 ± 0.40 fb⁻¹']);
});
