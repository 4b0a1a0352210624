/** The index of the site, of which only the files that a query needs are loaded. */
import type {AnswerCard} from '../../cards/types';
import type {Claim} from '../claims';
import type {Section} from '../section';
import {createTextIndex, type TextIndex} from '../textIndex';
import {
  weightUnits,
  type FileKind,
  type FileKinds,
  type Manifest,
  type FileList,
  type TextFile,
} from './format';
import {Missing, type FileId} from './missing';
import {createPlaces, type SectionTable} from './places';
import {fromGaps} from './postings';
import {claimTerm, keyOf, nameTerm} from './termKey';
import {createTermReader} from './termReader';
import {unpackWordList} from './wordList';

interface TextReader {
  /** These sections, in this order; throws `Missing` with all files that they are in. */
  read(ids: readonly number[]): readonly Section[];
}

/** Position of the last start that is not above the number. */
function fileOf(starts: readonly number[], id: number): number {
  let position = starts.length - 1;
  while (position > 0 && (starts[position] ?? 0) > id) position -= 1;
  return position;
}

/** `get` returns the content of a file that is loaded. */
function createTextReader(
  {starts, hashes}: FileList<number>,
  {pageOf, kindOf}: SectionTable,
  get: (hash: string) => TextFile | undefined,
): TextReader {
  const known = new Map<number, Section>();

  function section(id: number): Section | FileId {
    const position = fileOf(starts, id);
    const hash = hashes[position] ?? '';
    const file = get(hash);
    if (!file) return {kind: 'texts', hash};
    const [at = 0, place = '', path = [], text = ''] =
      file.sections[id - (starts[position] ?? 0)] ?? [];
    const [url = '', group = '', title = ''] = file.pages[at] ?? [];
    const [tag, language] = kindOf(pageOf(id));
    return {url: url + place, group, title, path, text, language, tag};
  }

  return {
    read(ids) {
      const missing = new Map<string, FileId>();
      const sections = ids.flatMap((id): readonly Section[] => {
        const found = known.get(id) ?? section(id);
        if ('hash' in found) {
          missing.set(found.hash, found);
          return [];
        }
        known.set(id, found);
        return [found];
      });
      if (missing.size > 0) throw new Missing([...missing.values()]);
      return sections;
    },
  };
}

/** The content of a file of the index, if it is loaded. */
export type GetFile = <Kind extends FileKind>(
  kind: Kind,
  hash: string,
) => FileKinds[Kind] | undefined;

/** A card and the share of a query that it names. */
export interface Claimed {
  readonly card: AnswerCard;
  readonly share: number;
}

/** All functions but those of `places` throw `Missing` if they need a file that is not loaded. */
export interface SearchIndex {
  readonly places: SectionTable;
  /** Index of the texts of the sections. */
  readonly sections: TextIndex;
  /** Index of the titles and descriptions of the pages. */
  readonly pages: TextIndex;
  /** Index of the queries that sections claim. */
  readonly claims: TextIndex;
  claimAt(id: number): Claim;
  /** Makes sure that all files for these terms, and words that begin so, are loaded. */
  need(terms: readonly string[], beginnings?: readonly string[]): void;
  /** True if the site has the word or, if it is still being typed, words that begin so. */
  isKnown(word: string, isOpen: boolean): boolean;
  /** Sections, and pages, that have a term. */
  having(term: string): {readonly sections: readonly number[]; readonly pages: readonly number[]};
  /** Sections with exactly this name, which is a row of stems. */
  named(name: string): ReadonlySet<number>;
  /** Sections that claim the query with this `contentName`. */
  answering(name: string): ReadonlySet<number>;
  /** The answer card that names the largest share of a query's `contentName`, at least this one, and the share. */
  card(name: string, minShare: number): Claimed | undefined;
  /** These sections, in this order. */
  read(ids: readonly number[]): readonly Section[];
  /** Words of the site that a mistyped one may stand for, with about how often they occur. */
  words(): ReadonlyMap<string, number>;
  /** Titles of all pages. */
  names(): {readonly titles: readonly string[]};
}

export function createSearchIndex(manifest: Manifest, get: GetFile): SearchIndex {
  const places = createPlaces(manifest);
  const reader = createTermReader(manifest.terms, (hash) => get('terms', hash));
  const {starts, hashes} = manifest.texts;
  const texts = createTextReader({starts: fromGaps(starts), hashes}, places, (hash) =>
    get('texts', hash),
  );
  let words: ReadonlyMap<string, number> | undefined;

  /** Cards that answer a query or a part of it, with the share of its words that they name. */
  function cardsFor(name: string): ReadonlyMap<number, number> {
    const stems = new Set(name.split(' '));
    const shares = new Map<number, number>();
    for (const term of [...stems].flatMap((stem) => reader.claims('card', stem))) {
      const claimedStems = keyOf(term).split(' ');
      if (!claimedStems.every((stem) => stems.has(stem))) continue;
      for (const id of idsOf(term)) {
        shares.set(id, Math.max(shares.get(id) ?? 0, claimedStems.length / stems.size));
      }
    }
    return shares;
  }

  const claimSections = fromGaps(manifest.claims.sections);
  const cardStarts = fromGaps(manifest.cards.starts);
  function cardAt(number: number): AnswerCard {
    const position = cardStarts.filter((start) => start <= number).length - 1;
    const hash = manifest.cards.hashes[position] ?? '';
    const file = get('cards', hash);
    if (!file) throw new Missing([{kind: 'cards', hash}]);
    return file[number - (cardStarts[position] ?? 0)] as AnswerCard;
  }

  const wordFile = (): FileKinds['words'] => {
    const file = get('words', manifest.words);
    if (!file) throw new Missing([{kind: 'words', hash: manifest.words}]);
    return file;
  };

  const idsOf = (term: string): ReadonlySet<number> =>
    new Set(reader.parts(term)?.sections.map(({id}) => id));

  return {
    places,
    sections: createTextIndex(reader, 'sections'),
    pages: createTextIndex(reader, 'pages'),
    claims: createTextIndex(reader, 'claims'),
    claimAt: (id) => ({
      section: claimSections[id] ?? 0,
      weight: (manifest.claims.weights[id] ?? 0) / weightUnits,
    }),
    need: reader.need,
    isKnown: (word, isOpen) =>
      reader.parts(word) !== undefined || (isOpen && reader.longer(word).length > 0),
    having(term) {
      const {sections = [], pages = []} = reader.parts(term) ?? {};
      return {sections: sections.map(({id}) => id), pages: pages.map(({id}) => id)};
    },
    named: (name) => idsOf(nameTerm(name)),
    answering: (name) => idsOf(claimTerm('section', name)),
    card(name, minShare) {
      const [best] = Array.from(cardsFor(name)).sort(
        ([a, one], [b, other]) => other - one || a - b,
      );
      if (!best || best[1] < minShare) return undefined;
      return {card: cardAt(best[0]), share: best[1]};
    },
    read: texts.read,
    words: () => (words ??= unpackWordList(wordFile())),
    names: wordFile,
  };
}
