/** Finds the tags that draw a figure or a table: all of `src/figures`, and those of `src/mdx` that import one. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';

export type TagKind = 'figure' | 'table' | 'other';

const draws = /from '@site\/src\/(?:figures|components\/Figure)/;
const lists = /from '\.\.\/Table'/;

export function tagKinds(root: string): (tag: string) => TagKind {
  const known = new Map<string, TagKind>();

  function kindOf(tag: string): TagKind {
    if (!/^[A-Z]\w*$/.test(tag)) return 'other';
    if (tag === 'Figure' || existsSync(path.join(root, 'src/figures', tag))) return 'figure';
    const folder = path.join('src/mdx', tag);
    if (!existsSync(path.join(root, folder))) return 'other';
    const source = filesBelow(root, folder, /(?<!\.test)\.tsx$/)
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    return draws.test(source) ? 'figure' : lists.test(source) ? 'table' : 'other';
  }

  return (tag) => {
    const kind = known.get(tag) ?? kindOf(tag);
    known.set(tag, kind);
    return kind;
  };
}
