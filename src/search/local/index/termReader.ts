/** Looks up terms in the files that hold them. */
import {isWordTerm} from '../analyse';
import type {FileList, TermFile} from './format';
import {Missing, type FileId} from './missing';
import {unpacked, type Posting} from './postings';
import {claimTerm, fileOfKey, isClaim, keyOf, type Claimant} from './termKey';

/** What has terms. */
export type Part = 'sections' | 'pages' | 'claims';

/** Sections, pages and claims that have a term. */
type Parts = Readonly<Record<Part, readonly Posting[]>>;

interface OpenFile {
  /** Words in order. */
  readonly words: readonly string[];
  /** Claims of queries. */
  readonly claims: readonly string[];
  row(term: string): Parts | undefined;
}

export interface TermReader {
  /** Throws `Missing` with all files that these terms, and words that begin so, are in. */
  need(terms: readonly string[], beginnings?: readonly string[]): void;
  parts(term: string): Parts | undefined;
  /** Words that begin so, and are longer. */
  longer(beginning: string): readonly string[];
  /** Claims of queries whose first stem this is, in the file of the stem. */
  claims(by: Claimant, stem: string): readonly string[];
}

const lastSign = '\uFFFF';

function opened(file: TermFile): OpenFile {
  const rows = new Map(file.map((row) => [row[0], row]));
  const known = new Map<string, Parts>();
  return {
    words: file.map(([term]) => term).filter(isWordTerm),
    claims: file.map(([term]) => term).filter(isClaim),
    row(term) {
      const open = known.get(term);
      if (open) return open;
      const row = rows.get(term);
      if (!row) return undefined;
      const [, sections, pages = [], claims = []] = row;
      const parts = {
        sections: unpacked(sections),
        pages: unpacked(pages),
        claims: unpacked(claims),
      };
      known.set(term, parts);
      return parts;
    },
  };
}

/** `get` returns the content of a file that is loaded. */
export function createTermReader(
  {starts, hashes}: FileList<string>,
  get: (hash: string) => TermFile | undefined,
): TermReader {
  const files = new Map<string, OpenFile>();

  function file(hash: string): OpenFile | undefined {
    const known = files.get(hash);
    if (known) return known;
    const content = get(hash);
    if (!content) return undefined;
    const open = opened(content);
    files.set(hash, open);
    return open;
  }

  const hashOf = (term: string): string => hashes[fileOfKey(starts, keyOf(term))] ?? '';

  function hashesOf(beginning: string): readonly string[] {
    const [from, to] = [beginning, beginning + lastSign].map((key) => fileOfKey(starts, key));
    return hashes.slice(from, (to ?? 0) + 1);
  }

  function checked(wanted: readonly string[]): readonly OpenFile[] {
    const unique = [...new Set(wanted)].filter(Boolean);
    const missing = unique.filter((hash) => !file(hash));
    if (missing.length > 0) {
      throw new Missing(missing.map((hash): FileId => ({kind: 'terms', hash})));
    }
    return unique.flatMap((hash) => file(hash) ?? []);
  }

  return {
    need(terms, beginnings = []) {
      checked([...terms.map(hashOf), ...beginnings.flatMap(hashesOf)]);
    },
    parts: (term) => checked([hashOf(term)])[0]?.row(term),
    claims(by, stem) {
      const term = claimTerm(by, stem);
      const [file] = checked([hashOf(term)]);
      return (file?.claims ?? []).filter((claim) => claim === term || claim.startsWith(`${term} `));
    },
    longer: (beginning) =>
      checked(hashesOf(beginning))
        .flatMap(({words}) => words)
        .filter((word) => word.startsWith(beginning) && word !== beginning),
  };
}
