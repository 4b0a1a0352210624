/** The documents of the project describe the files that exist: folders, links and numbers of decisions. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {answerOfGit} from '../../../config/git';
import {filesBelow} from '../../../tools/lib/files';

/** Nothing in a copy that is not a clone. */
const tracked = answerOfGit('.', ['ls-files'])?.split('\n') ?? [];
const isClone = tracked.includes('README.md');

/** The folders of a list of files that have this many parts, such as `src/apps`. */
const foldersOf = (files: readonly string[], depth: number): readonly string[] => {
  const parts = files.map((file) => file.split('/')).filter(({length}) => length > depth);
  return [...new Set(parts.map((names) => names.slice(0, depth).join('/')))];
};

/** Folders in the first column of the tables of a document, without their last slash. */
const foldersListed = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell)
    .flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)\/`/g), ([, folder = '']) => folder))
    .sort();

describe('the overview of the README', () => {
  const listed = foldersListed(readFileSync('README.md', 'utf8'));

  it.runIf(isClone)('lists every folder at the top and in src, and no others', () => {
    const inSource = foldersOf(tracked, 2).filter((folder) => folder.startsWith('src/'));
    const top = foldersOf(tracked, 1).filter((folder) => folder !== 'src');
    expect(listed).toEqual([...top, ...inSource].sort());
  });

  it('names folders that exist', () => {
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});

/** Documents for developers: at the top, and next to the code. Pages of the site are checked by the build. */
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['config', 'deploy', 'docs-dev', 'plugins'].flatMap((folder) =>
    filesBelow('.', folder, /\.md$/),
  ),
  ...['src', 'tests', 'tools'].flatMap((folder) => filesBelow('.', folder, /^README\.md$/)),
].filter((file) => !/^src\/pages\/|\/fixtures\/checks\/|\/\.work\//.test(file));

/** Targets of links, images and link definitions that are paths of the project. */
const pathsIn = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)/gm),
    ([, one, two]) => one ?? two ?? '',
  )
    .filter((target) => !/^(?:[a-z]+:|#|\/)/.test(target))
    .map((target) => target.replace(/#.*/, ''));

it.each(documents)('%s links to files that exist', (file) => {
  const missing = pathsIn(readFileSync(file, 'utf8')).filter(
    (target) => !existsSync(path.join(path.dirname(file), target)),
  );
  expect(missing).toEqual([]);
});

it('each decision has its own number, in its name and in its title', () => {
  const folder = 'docs-dev/decisions';
  const numbers = readdirSync(folder)
    .sort()
    .map((name) => {
      const [, inTitle] = /^# (\d+)\. /.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
      return [Number(name.slice(0, 4)), Number(inTitle)];
    });
  expect(numbers).toEqual(numbers.map((_, i) => [i + 1, i + 1]));
});
