/** The index as it travels: what sections share is written once. */
import {inFull, isShortened, repeatedLines, shortened, type Shortened} from './repeatedLines';
import type {Section} from './section';

/** Rises with each change that an older reader of the file would misunderstand. */
export const indexVersion = 2;

type Page = readonly [
  url: string,
  group: string,
  title: string,
  language: string,
  tag: string,
  about: string,
];
/** A place is what the address of a section has after that of its page: parameters, an anchor. */
type Entry = readonly [page: number, place: string, path: readonly string[]];

export interface IndexFile {
  readonly version: typeof indexVersion;
  readonly language: string;
  readonly pages: readonly Page[];
  readonly sections: readonly Entry[];
  /** Lines that several texts have. */
  readonly lines: readonly string[];
  /** Of each section. They stand together because like beside like takes less room when zipped. */
  readonly texts: readonly Shortened[];
}

/** Points from the address that never changes to the index of the last build. */
export interface Manifest {
  readonly version: typeof indexVersion;
  /** File name, beside the manifest. */
  readonly index: string;
  /** How many sections the index holds. */
  readonly sections: number;
}

function split(url: string): readonly [page: string, place: string] {
  const end = url.search(/[?#]/);
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
}

/** Writes sections as an index. */
export function packed(sections: readonly Section[], language: string): IndexFile {
  const pages: Page[] = [];
  const known = new Map<string, number>();
  const entries = sections.map((section): Entry => {
    const [url, place] = split(section.url);
    const {group, title, tag, about = ''} = section;
    const page: Page = [url, group, title, section.language, tag, place ? '' : about];
    const key = JSON.stringify([url, group, title, section.language, tag]);
    let position = known.get(key);
    if (position === undefined) {
      position = pages.push(page) - 1;
      known.set(key, position);
    }
    if (!place) pages[position] = page;
    return [position, place, section.path];
  });
  const lines = repeatedLines(sections.map(({text}) => text));
  const positions = new Map(lines.map((line, position) => [line, position]));
  const texts = sections.map(({text}) => shortened(text, positions));
  return {version: indexVersion, language, pages, sections: entries, lines, texts};
}

/** The sections of an index, as they were before they were packed. */
export function unpacked({pages, sections, lines, texts}: IndexFile): readonly Section[] {
  return sections.map(([position, place, path], i) => {
    const [url, group, title, language, tag, about] = pages[position] as Page;
    return {
      url: url + place,
      group,
      title,
      path,
      text: inFull(texts[i] ?? '', lines),
      language,
      tag,
      ...(about && !place ? {about} : {}),
    };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function arePages(value: unknown): value is readonly Page[] {
  return (
    Array.isArray(value) &&
    value.every(
      (page) =>
        Array.isArray(page) && page.length === 6 && page.every((x) => typeof x === 'string'),
    )
  );
}

function areTexts(value: unknown, lines: unknown): value is readonly Shortened[] {
  return (
    Array.isArray(value) && Array.isArray(lines) && value.every((text) => isShortened(text, lines))
  );
}

/** True if a value read from a file is an index of this version, complete to its last entry. */
export function isIndexFile(value: unknown): value is IndexFile {
  if (!isObject(value) || value.version !== indexVersion) return false;
  const {pages, sections, lines, texts} = value;
  return (
    arePages(pages) &&
    areTexts(texts, lines) &&
    Array.isArray(sections) &&
    sections.length === texts.length &&
    sections.every(
      (entry) =>
        Array.isArray(entry) &&
        entry.length === 3 &&
        pages[entry[0] as number] !== undefined &&
        typeof entry[1] === 'string' &&
        Array.isArray(entry[2]),
    )
  );
}

/** True if a value read from a file is a manifest of any version. */
export function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    typeof value.version === 'number' &&
    typeof value.index === 'string' &&
    typeof value.sections === 'number'
  );
}
