import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {changedFiles, quickSteps} from './quickSteps';
import {onTheSources} from './sourceSteps';

let folder = '';
const git = (...command: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...command], {cwd: folder});
const write = (file: string, text = file): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
};
const commit = (): void => {
  git('add', '.');
  git('commit', '-qm', 'change');
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quick-steps-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('the changed files', () => {
  it('are those that differ from where the branch left the main one', () => {
    git('init', '-q', '-b', 'main');
    for (const name of ['same', 'later', 'committed', 'staged', 'unstaged', 'deleted']) write(name);
    write('.gitignore', 'ignored');
    commit();
    git('checkout', '-qb', 'topic');
    write('committed', 'new text');
    commit();
    git('checkout', '-q', 'main');
    write('later', 'changed on the main branch since');
    commit();
    git('checkout', '-q', 'topic');
    write('staged', 'new text');
    git('add', 'staged');
    write('unstaged', 'new text');
    write('untracked');
    write('ignored');
    rmSync(path.join(folder, 'deleted'));
    expect(changedFiles(folder)).toEqual([
      'committed',
      'deleted',
      'staged',
      'unstaged',
      'untracked',
    ]);
  });

  it('are unknown without git', () => {
    expect(changedFiles(folder)).toBeUndefined();
  });
});

describe('the steps for changed files', () => {
  const stepsFor = (...files: readonly string[]) => {
    files.forEach((file) => write(file));
    return quickSteps(onTheSources, files, folder);
  };
  const namesFor = (...files: readonly string[]) => stepsFor(...files).map(({name}) => name);

  it.each([
    [
      'docs/a.mdx',
      ['unit tests', 'format', 'spelling', 'Markdown', 'prose', 'terms', 'code on the pages'],
    ],
    [
      'src/components/A/index.tsx',
      ['unit tests', 'code style', 'format', 'types', 'spelling', 'prose', 'terms'],
    ],
    [
      'src/data/a.ts',
      ['unit tests', 'code style', 'format', 'types', 'spelling', 'prose', 'terms'],
    ],
    ['src/components/A/styles.module.css', ['format', 'spelling', 'style sheets']],
  ])('%s', (file, names) => {
    expect(namesFor(file)).toEqual(names);
  });

  it('are given these files, and a page also the tests that read pages', () => {
    const [unit, format] = stepsFor('docs/a.mdx');
    expect(format?.command.at(-1)).toBe('docs/a.mdx');
    expect(unit?.command).toContain('docs/a.mdx');
    const testsOfPages = unit?.command.filter((word) => word.endsWith('.test.ts')) ?? [];
    expect(testsOfPages.length).toBeGreaterThan(5);
    expect(testsOfPages.filter((name) => !existsSync(name))).toEqual([]);
    expect(stepsFor('src/a.ts')[0]?.command.at(-1)).toBe('src/a.ts');
  });

  it('look at the whole project after a deletion, and at no deleted file', () => {
    const steps = quickSteps(onTheSources, ['src/data/gone.ts'], folder);
    expect(steps.map(({name}) => name)).toEqual(['types', 'prose', 'terms']);
  });
});
