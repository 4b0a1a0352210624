/** What a text quotes from a live source: records of the portal, DOIs, and calls of packages. */
import {atlasopenmagicApi} from '../../src/data/atlasopenmagic';
import {mcpTools} from '../../src/data/atlasopenmagic/mcpTools';
import {sourceOf} from '../../src/data/bibliography';
import {collections} from '../../src/data/catalogue/collections';
import {records} from '../../src/data/catalogue/records';
import {releases} from '../../src/data/catalogue/releases';
import {skims} from '../../src/data/catalogue/skims';
import {fromCatalogue, typedNumbers} from '../../src/data/sharedNumbers';
import type {CatalogueNumber} from '../../src/data/sharedNumbers/types';
import type {QuotedItem} from '../../src/data/liveSources';
import {callsIn} from '../../src/lib/atlasopenmagic/atomCalls';

export interface Quote {
  readonly item: QuotedItem;
  /** Line of the text on which it stands, from 1. */
  readonly line: number;
}

type Reader = readonly [
  pattern: RegExp,
  items: (match: readonly string[]) => readonly QuotedItem[],
];

const recordItem = (id: number | string): QuotedItem => `record:${id}`;
const functionItem = (name: string): QuotedItem => `package:atlasopenmagic/${name}`;

/** A longer one is not meant: a number of records in words, or two numbers that no range joins. */
const longestRange = 100;

/** The numbers of "15000 to 15007", "3851 and 3852" or "15000, 15002". */
export function numbersIn(words: string): readonly number[] {
  const [first = 0, last = 0, ...more] = Array.from(words.matchAll(/\d+/g), ([text]) =>
    Number(text),
  );
  const isRange = /\bto\b|–/.test(words) && more.length === 0 && last - first < longestRange;
  if (isRange && last > first) return Array.from({length: last - first + 1}, (_, i) => first + i);
  return [first, last, ...more].filter(Boolean);
}

/** Without the punctuation of the sentence, and a bracket that was opened before it. */
function plainDoi(text: string): string {
  const doi = text.replace(/[.,;:!?*_]+$/, '');
  const isOpen = doi.endsWith(')') && doi.split('(').length < doi.split(')').length;
  return isOpen ? plainDoi(doi.slice(0, -1)) : doi;
}

const doiItem = (doi: string): QuotedItem => `doi:${plainDoi(doi).toLowerCase()}`;

const recordsOf = (release?: string, kind?: string): readonly QuotedItem[] =>
  records
    .filter((one) => one.release === release && (kind ?? one.kind) === one.kind)
    .map(({id}) => recordItem(id));

const recordsOfReleases = releases.flatMap(({key}) => recordsOf(key));

const doiOfRecord = new Map(records.map(({id, doi}) => [recordItem(id), doi] as const));

/** Records as tags print them: each with its DOI, if it has one. */
const withDois = (items: readonly QuotedItem[]): readonly QuotedItem[] =>
  items.flatMap((item) => {
    const doi = doiOfRecord.get(item);
    return doi ? [item, doiItem(doi)] : [item];
  });

function sharedNumber(key: string): readonly QuotedItem[] {
  if (key in typedNumbers) {
    return quotedIn(typedNumbers[key as keyof typeof typedNumbers].source);
  }
  const number = (fromCatalogue as Readonly<Record<string, CatalogueNumber>>)[key];
  if (number && 'records' in number) return number.records.map(recordItem);
  return number && 'release' in number ? recordsOf(number.release, number.kind) : [];
}

function cited(names: string): readonly QuotedItem[] {
  const dois = names.split(/\s+/).map((name) => sourceOf(name)?.doi);
  return dois.filter((doi) => doi !== undefined).map(doiItem);
}

const skimRecords = skims.flatMap(({dataRecord, mcRecord}) =>
  [dataRecord, mcRecord].map(recordItem),
);

/** Tags that print tables from typed data, without saying which. */
const tables: Readonly<Record<string, readonly QuotedItem[]>> = {
  ApiTable: atlasopenmagicApi.map(({name}) => functionItem(name)),
  ApiVersions: ['package:atlasopenmagic'],
  AtomCommands: ['package:atlasopenmagic/atom'],
  McpTools: mcpTools.map(({name}): QuotedItem => `package:atlasopenmagic-mcp/${name}`),
  CollectionTable: collections.map(({record}) => recordItem(record)),
  SkimTable: skimRecords,
  SkimEvents: skimRecords,
  ReleaseTable: recordsOfReleases,
  ReleaseStrips: recordsOfReleases,
};

const readers: readonly Reader[] = [
  // The part that all DOIs of ATLAS on the portal share is none itself.
  [
    /\b10\.\d{4,9}\/(?!OPENDATA\.ATLAS(?!\.\w))[^\s,"'`<>|{}[\]\\]+/gi,
    ([doi = '']) => [doiItem(doi)],
  ],
  [/opendata\.cern\.ch\/records?\/(\d+)/g, ([, id = '']) => [recordItem(id)]],
  [
    /\brecords?\s+(\d{3,6}(?:(?:, | and | to |–)\d{3,6})*)\b/gi,
    ([, words = '']) => numbersIn(words).map(recordItem),
  ],
  [/\brecords=\{\[([\d, ]+)\]\}/g, ([, list = '']) => withDois(numbersIn(list).map(recordItem))],
  [/--recid (\d+)/g, ([, id = '']) => [recordItem(id)]],
  [/<(?:Cite\s+id|References\s+also)="([^"]+)"/g, ([, names = '']) => cited(names)],
  [/<Value\s+of="([^"]+)"/g, ([, key = '']) => sharedNumber(key)],
  [
    /<(?:RecordSizes|SampleFinder|DownloadPlanner|FlaggedValues)\s+release="([^"]+)"/g,
    ([, release]) => recordsOf(release),
  ],
  [/<RecordTable\s+release="([^"]+)"/g, ([, release]) => withDois(recordsOf(release))],
  [/<ApiFunction\s+name="([^"]+)"/g, ([, name = '']) => [functionItem(name)]],
  [/<(\w+) \/>/g, ([, tag = '']) => tables[tag] ?? []],
  [
    /\batom (?:release|dataset|metadata|weights|cache|env) \w/g,
    () => ['package:atlasopenmagic/atom'],
  ],
  [/\bcernopendata-client [a-z]+-[a-z]+/g, () => ['package:cernopendata-client/commands']],
];

const isKnown = (name: string): boolean => atlasopenmagicApi.some((entry) => entry.name === name);

/** Everything that a text quotes, with its lines; more than once where it is on several. */
export function quotesIn(text: string): readonly Quote[] {
  const lineAt = (place: number): number => text.slice(0, place).split('\n').length;
  const read = readers.flatMap(([pattern, items]) =>
    Array.from(text.matchAll(pattern)).flatMap((match) =>
      items(match).map((item) => ({item, line: lineAt(match.index)})),
    ),
  );
  const calls = callsIn(text)
    .filter(({name}) => isKnown(name))
    .map(({name, place}) => ({item: functionItem(name), line: lineAt(place)}));
  return [...read, ...calls];
}

/** Everything that a text quotes, each once. */
export const quotedIn = (text: string): readonly QuotedItem[] =>
  Array.from(new Set(quotesIn(text).map(({item}) => item)));
