/** The index as it travels: what all sections of a page share is written once. */
import type {Section} from './section';

/** Rises with each change that an older reader of the file would misunderstand. */
export const indexVersion = 1;

type Page = readonly [
  url: string,
  group: string,
  title: string,
  language: string,
  tag: string,
  about: string,
];
type Entry = readonly [page: number, anchor: string, path: readonly string[], text: string];

export interface IndexFile {
  readonly version: typeof indexVersion;
  readonly language: string;
  readonly pages: readonly Page[];
  readonly sections: readonly Entry[];
}

/** Points from the address that never changes to the index of the last build. */
export interface Manifest {
  readonly version: typeof indexVersion;
  /** File name, beside the manifest. */
  readonly index: string;
  /** How many sections the index holds. */
  readonly sections: number;
}

function split(url: string): readonly [page: string, anchor: string] {
  const hash = url.indexOf('#');
  return hash < 0 ? [url, ''] : [url.slice(0, hash), url.slice(hash + 1)];
}

/** Writes sections as an index. */
export function packed(sections: readonly Section[], language: string): IndexFile {
  const pages: Page[] = [];
  const known = new Map<string, number>();
  const entries = sections.map((section): Entry => {
    const [url, anchor] = split(section.url);
    const {group, title, tag, about = ''} = section;
    const page: Page = [url, group, title, section.language, tag, anchor ? '' : about];
    const key = JSON.stringify([url, group, title, section.language, tag]);
    let position = known.get(key);
    if (position === undefined) {
      position = pages.push(page) - 1;
      known.set(key, position);
    }
    if (!anchor) pages[position] = page;
    return [position, anchor, section.path, section.text];
  });
  return {version: indexVersion, language, pages, sections: entries};
}

/** The sections of an index, as they were before they were packed. */
export function unpacked({pages, sections}: IndexFile): readonly Section[] {
  return sections.map(([position, anchor, path, text]) => {
    const [url, group, title, language, tag, about] = pages[position] as Page;
    return {
      url: anchor ? `${url}#${anchor}` : url,
      group,
      title,
      path,
      text,
      language,
      tag,
      ...(about && !anchor ? {about} : {}),
    };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** True if a value read from a file is an index of this version, complete to its last entry. */
export function isIndexFile(value: unknown): value is IndexFile {
  if (!isObject(value) || value.version !== indexVersion) return false;
  const {pages, sections} = value;
  if (!Array.isArray(pages) || !Array.isArray(sections)) return false;
  const arePages = pages.every(
    (page) => Array.isArray(page) && page.length === 6 && page.every((x) => typeof x === 'string'),
  );
  return (
    arePages &&
    sections.every(
      (entry) =>
        Array.isArray(entry) &&
        entry.length === 4 &&
        pages[entry[0] as number] !== undefined &&
        typeof entry[1] === 'string' &&
        Array.isArray(entry[2]) &&
        typeof entry[3] === 'string',
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
