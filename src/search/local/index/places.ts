/** Metadata of all sections and pages, read from the manifest. */
import type {Manifest} from './format';
import {fromGaps} from './postings';

export interface SectionTable {
  /** Number of sections. */
  readonly size: number;
  /** Page of a section. */
  pageOf(id: number): number;
  /** Section at the top of a page. */
  topOf(page: number): number;
  /** First section of a page, and the first of the page after it. */
  rangeOf(page: number): readonly [from: number, to: number];
  /** True for a term of the glossary: a definition beside the pages that explain it. */
  isTerm(id: number): boolean;
  /** True if many pages have this heading, such as "Sources". */
  isCommon(id: number): boolean;
  /** One value for all sections with the same name but for its numbers. */
  likenessOf(id: number): string;
  /** Search tag and language of a page. */
  kindOf(page: number): readonly [tag: string, language: string];
  /** True if a page has one of these tags, none being all, and this language. */
  hasAny(wanted: {readonly tags?: readonly string[]; readonly language?: string}): boolean;
}

const noKind = ['', ''] as const;

export function createPlaces(manifest: Manifest): SectionTable {
  const {size, counts, kinds} = manifest;
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, page) => (starts[page + 1] = (starts[page] ?? 0) + count));
  const pageOf = new Int32Array(size);
  counts.forEach((_, page) => pageOf.fill(page, starts[page], starts[page + 1]));
  const tops = starts.slice(0, -1);
  for (let i = 0; i < manifest.tops.length; i += 2) {
    tops[manifest.tops[i] ?? 0] = manifest.tops[i + 1] ?? 0;
  }
  const kindOf = new Uint8Array(counts.length);
  let page = 0;
  for (let i = 0; i < manifest.kindRuns.length; i += 2) {
    const [kind = 0, length = 0] = manifest.kindRuns.slice(i, i + 2);
    kindOf.fill(kind, page, page + length);
    page += length;
  }
  const glossary = new Set(fromGaps(manifest.glossary));
  const common = new Set(fromGaps(manifest.common));
  const alike = new Map(
    manifest.alike.flatMap((gaps, group) => fromGaps(gaps).map((id) => [id, `group ${group}`])),
  );
  return {
    size,
    pageOf: (id) => pageOf[id] ?? 0,
    topOf: (of) => tops[of] ?? 0,
    rangeOf: (of) => [starts[of] ?? 0, starts[of + 1] ?? 0],
    isTerm: (id) => glossary.has(id),
    isCommon: (id) => common.has(id),
    likenessOf: (id) => alike.get(id) ?? `section ${id}`,
    kindOf: (of) => kinds[kindOf[of] ?? 0] ?? noKind,
    hasAny: ({tags, language}) =>
      kinds.some(
        ([tag, spoken]) =>
          (!tags?.length || tags.includes(tag)) && (!language || language === spoken),
      ),
  };
}
