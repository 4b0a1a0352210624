/**
 * The files of the search index. A manifest, which lists all others by their hash, is read first; a query
 * then reads the files with its terms, and those with the sections that it finds.
 */

import type {AnswerCard} from '../../cards/types';
import type {WordList} from './wordList';

/** Rises with each change that an older reader of the files would misunderstand. */
export const indexVersion = 6;

/** Units of the weights in the manifest in 1. */
export const weightUnits = 100;

/** Ascending numbers, each written as its distance to the one before. */
export type Gaps = readonly number[];

/** Files of one kind, in order: what each begins with, and its hash. */
export interface FileList<Start> {
  readonly starts: readonly Start[];
  readonly hashes: readonly string[];
}

/** Metadata of all sections; those of one page follow one another. */
export interface Manifest {
  readonly version: typeof indexVersion;
  /** Number of sections. */
  readonly size: number;
  /** Number of sections of each page. */
  readonly counts: readonly number[];
  /** Pages whose first section is not their top, with the position of the top: page, position, ... */
  readonly tops: readonly number[];
  /** Pairs of search tag and language. */
  readonly kinds: readonly (readonly [tag: string, language: string])[];
  /** The kind of each page as runs: kind, number of pages, ... */
  readonly kindRuns: readonly number[];
  /** Sections that are terms of the glossary. */
  readonly glossary: Gaps;
  /** Sections whose heading many others have, such as "Sources". */
  readonly common: Gaps;
  /** Sections with one name but for its numbers, such as "Run 1" and "Run 2". */
  readonly alike: readonly Gaps[];
  /** Files of terms, by the key of their first term. */
  readonly terms: FileList<string>;
  /** Files of sections, by their first section; `starts` are gaps. */
  readonly texts: FileList<number>;
  /** Files of answer cards, by their first card; `starts` are gaps. */
  readonly cards: FileList<number>;
  /** Queries that sections claim: the sections, as gaps, and the weight of each query in `weightUnits`. */
  readonly claims: {readonly sections: Gaps; readonly weights: readonly number[]};
  /** Hash of the file with all words. */
  readonly words: string;
}

/** Distance to the section or page before, weight and mark of a name, and so on; see `postings.ts`. */
export type PackedPostings = readonly number[];

/** A term with the sections, the pages and the claims that have it. */
type TermRow = readonly [
  term: string,
  sections: PackedPostings,
  pages?: PackedPostings,
  claims?: PackedPostings,
];

export type TermFile = readonly TermRow[];

/** Pages and their sections, in order; a place is the part of a URL after that of its page. */
export interface TextFile {
  readonly pages: readonly (readonly [url: string, group: string, title: string])[];
  readonly sections: readonly (readonly [
    page: number,
    place: string,
    path: readonly string[],
    text: string,
  ])[];
}

/** All words of the site, for those that it does not have. */
interface WordFile extends WordList {
  /** Titles of all pages. */
  readonly titles: readonly string[];
}

type CardFile = readonly AnswerCard[];

export interface FileKinds {
  readonly terms: TermFile;
  readonly texts: TextFile;
  readonly cards: CardFile;
  readonly words: WordFile;
}

export type FileKind = keyof FileKinds;

/** Path of a file from the folder of the manifest. */
export const fileName = (kind: FileKind, hash: string): string => `files/${kind}-${hash}.json.gz`;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** True if a value is a manifest of any version, complete to its last entry. */
export function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    typeof value.version === 'number' &&
    (value.version !== indexVersion || typeof value.words === 'string')
  );
}

/** True if a value read from a file of this kind has its parts; its checksum is that of gzip. */
export function isFile<Kind extends FileKind>(
  kind: Kind,
  value: unknown,
): value is FileKinds[Kind] {
  if (kind === 'terms') return Array.isArray(value) && value.every(Array.isArray);
  if (kind === 'cards') return Array.isArray(value) && value.every(isObject);
  const parts = kind === 'texts' ? ['pages', 'sections'] : ['counts', 'titles'];
  return isObject(value) && parts.every((part) => Array.isArray(value[part]));
}
