/** Which tags of `src/mdx` draw a figure or a table: their modules tell. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';

export type TagKind = 'figure' | 'table' | 'other';

const draws = /from '(?:@site\/src\/figures\/|\.\.\/Figure)/;
const lists = /from '\.\.\/Table'/;

export function tagKinds(root: string): (tag: string) => TagKind {
  const known = new Map<string, TagKind>();

  function kindOf(tag: string): TagKind {
    const folder = path.join('src/mdx', tag);
    if (tag === 'Figure') return 'figure';
    if (!/^[A-Z]\w*$/.test(tag) || !existsSync(path.join(root, folder))) return 'other';
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
