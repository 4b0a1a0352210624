/** Reads sections from the files that hold them. */
import type {Section} from '../section';
import type {FileList, TextFile} from './format';
import {Missing, type FileId} from './missing';
import type {SectionTable} from './places';

export interface TextReader {
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
export function createTextReader(
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
