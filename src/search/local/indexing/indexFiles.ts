/** Makes the files of the search index: the same sections give the same files. */
import type {AnswerCard} from '../../cards/types';
import {nameOf} from '../analyse';
import {
  indexVersion,
  weightUnits,
  type FileKinds,
  type Manifest,
  type PackedPostings,
} from '../index/format';
import {gapsOf, packed} from '../index/postings';
import {claimTerm, keyOf, nameTerm} from '../index/termKey';
import {packWordList} from '../index/wordList';
import {contentName} from '../query';
import {headingOf, type Section} from '../section';
import {claimPostings, claimsIn, claimWeights} from './claims';
import {pageFields, pageText, sectionFields, sectionTexts} from './fields';
import {byPage, placesOf, topIn} from './places';
import {fileOf, inFiles, type IndexFile} from './inFiles';
import {weightsOf, type Weights} from './weights';

export interface IndexFiles {
  readonly manifest: Manifest;
  readonly files: readonly IndexFile[];
}

/** Signs of JSON in a file of terms, and of sections: about 5 kB and 1.7 kB when zipped. */
const termFileSize = 12_000;
const textFileSize = 4_000;
const cardFileSize = 10_000;

/** First stem of a term: claims of queries, and names, are in the file of that stem. */
const firstStem = ([term]: TermRow): string => keyOf(term).split(' ', 1)[0] ?? '';

type TermRow = FileKinds['terms'][number];

/** Terms made of the names of sections, or of other things, that find these. */
function nameRows<Named>(
  list: readonly Named[],
  namesOf: (named: Named) => readonly string[],
  termOf: (name: string) => string,
): readonly TermRow[] {
  const ids = new Map<string, Set<number>>();
  list.forEach((named, id) => {
    for (const name of namesOf(named)) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  });
  return Array.from(ids)
    .filter(([name]) => name !== '')
    .map(([name, found]) => [
      termOf(name),
      packed(Array.from(found, (id) => ({id, weight: 0, isInName: true}))),
    ]);
}

function termRows(
  sections: Weights,
  pages: Weights,
  claims: Weights,
  names: readonly TermRow[],
): readonly TermRow[] {
  const terms = new Set([sections, pages, claims].flatMap(({postings}) => [...postings.keys()]));
  const rows = Array.from(terms, (term): TermRow => {
    const [ofSections, ofPages, ofClaims] = [sections, pages, claims].map(({postings}) =>
      packed(postings.get(term) ?? []),
    ) as [PackedPostings, PackedPostings, PackedPostings];
    if (ofClaims.length > 0) return [term, ofSections, ofPages, ofClaims];
    return ofPages.length > 0 ? [term, ofSections, ofPages] : [term, ofSections];
  });
  rows.push(...names);
  const keys = new Map(rows.map((row) => [row, keyOf(row[0])]));
  const order = ([one]: TermRow, [other]: TermRow): number => (one < other ? -1 : 1);
  return rows.sort((a, b) => {
    const [one = '', other = ''] = [keys.get(a), keys.get(b)];
    return one === other ? order(a, b) : one < other ? -1 : 1;
  });
}

function textFile(sections: readonly Section[]): FileKinds['texts'] {
  const pages = new Map<string, number>();
  const list = sections.map(({url, group, title, path, text}) => {
    const end = url.search(/[?#]/);
    const [address, place] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
    const key = JSON.stringify([address, group, title]);
    const page = pages.get(key) ?? pages.size;
    pages.set(key, page);
    return [page, place, path, text] as const;
  });
  return {
    pages: Array.from(pages.keys(), (key) => JSON.parse(key) as [string, string, string]),
    sections: list,
  };
}

function wordFile(sections: readonly Section[], counted: readonly Weights[]): FileKinds['words'] {
  const counts = new Map<string, number>();
  for (const {words} of counted) {
    for (const [word, count] of words) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return {
    ...packWordList(counts),
    titles: [...new Set(sections.flatMap(({path, title}) => (path.length === 0 ? [title] : [])))],
  };
}

/** The manifest and all files that it lists; two cards never claim one query. */
export function indexFiles(
  list: readonly Section[],
  cards: readonly AnswerCard[] = [],
): IndexFiles {
  const pages = byPage(list);
  const sections = pages.flat();
  const tops = pages.flatMap((page) => page[topIn(page)] ?? []);
  const ofSections = weightsOf(sectionTexts(sections), sectionFields);
  const ofPages = weightsOf(tops.map(pageText), pageFields);
  const claims = claimsIn(sections);
  const ofClaims = claimPostings(claims);
  const names = [
    ...nameRows(
      sections,
      (section) => [headingOf(section), ...(section.names ?? [])].map(nameOf),
      nameTerm,
    ),
    ...nameRows(
      sections,
      ({answers = []}) => answers.map(contentName),
      (name) => claimTerm('section', name),
    ),
    ...nameRows(
      cards,
      ({queries}) => queries.map(contentName),
      (name) => claimTerm('card', name),
    ),
  ];
  const termFiles = inFiles('terms', termRows(ofSections, ofPages, ofClaims, names), {
    size: termFileSize,
    content: (rows) => rows,
    isTogether: (row, before) => firstStem(row) === firstStem(before),
  });
  const textFiles = inFiles('texts', sections, {
    size: textFileSize,
    content: textFile,
    isTogether: () => false,
  });
  const cardFiles = inFiles('cards', cards, {
    size: cardFileSize,
    content: (entries) => entries.map((card) => ({...card, queries: []})),
    isTogether: () => false,
  });
  const words = fileOf('words', wordFile(sections, [ofSections, ofPages, ofClaims]));
  const hashes = (files: readonly IndexFile[]): readonly string[] => files.map(({hash}) => hash);
  return {
    manifest: {
      version: indexVersion,
      ...placesOf(pages),
      terms: {
        starts: termFiles.map(({first: [term]}) => keyOf(term)),
        hashes: hashes(termFiles),
      },
      texts: {starts: gapsOf(textFiles.map(({start}) => start)), hashes: hashes(textFiles)},
      cards: {starts: gapsOf(cardFiles.map(({start}) => start)), hashes: hashes(cardFiles)},
      claims: {
        sections: gapsOf(claims.map(({section}) => section)),
        weights: claimWeights(claims, [ofSections, ofPages], sections.length).map((weight) =>
          Math.round(weight * weightUnits),
        ),
      },
      words: words.hash,
    },
    files: [...termFiles, ...textFiles, ...cardFiles, words],
  };
}
