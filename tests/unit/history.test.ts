/** Repositories of each kind, made by git itself in a folder that goes afterwards. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {historyIn} from '../../config/history';
import {isInstalled} from '../../tools/lib/programs';
import {environmentWith} from '../../tools/lib/environment';

const place = mkdtempSync(path.join(tmpdir(), 'history-'));
const whole = path.join(place, 'whole');
const nothing = {
  commit: undefined,
  whyNoDates: expect.stringMatching(/^git is not installed, or/) as unknown,
};

function git(folder: string, ...question: readonly string[]): string {
  const author = ['-c', 'user.name=A. Author', '-c', 'user.email=author@example.org'];
  return execFileSync('git', [...author, ...question], {cwd: folder, encoding: 'utf8'}).trim();
}

function commit(folder: string, text: string): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'docusaurus.config.ts'), text);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--no-gpg-sign', '--message', text);
}

function clone(name: string, ...options: readonly string[]): string {
  git(place, 'clone', '--quiet', ...options, `file://${whole}`, name);
  return path.join(place, name);
}

beforeAll(() => {
  // Git sets these for its hooks: a test run by one must not touch the repository of the hook.
  for (const name of Object.keys(environmentWith())) {
    if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  }
  vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(place, 'no-settings'));
  commit(whole, 'first');
  commit(whole, 'second');
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(place, {recursive: true});
});

describe.skipIf(!isInstalled('git'))('the history of a copy', () => {
  it('has dates in a whole clone, and the commit that is checked out', () => {
    const folder = clone('copy');
    expect(historyIn(folder)).toEqual({
      commit: git(folder, 'rev-parse', '--short', 'HEAD'),
      whyNoDates: undefined,
    });
  });

  it('has no dates in a shallow clone, where all pages would have the same', () => {
    expect(historyIn(clone('shallow', '--depth', '1'))).toEqual({
      commit: git(whole, 'rev-parse', '--short', 'HEAD'),
      whyNoDates: expect.stringMatching(/shallow clone .*git fetch --unshallow/) as unknown,
    });
  });

  it('has no dates in a shallow clone of several commits', () => {
    commit(whole, 'third');
    expect(historyIn(clone('deeper', '--depth', '2')).whyNoDates).toContain('shallow clone');
  });

  it('has no dates if it is a single commit: that is when the copy was made', () => {
    const folder = path.join(place, 'single');
    commit(folder, 'only');
    expect(historyIn(folder)).toEqual({
      commit: expect.stringMatching(/^\w+$/) as unknown,
      whyNoDates: 'the history has fewer than two commits',
    });
  });

  it('is empty in a folder without git', () => {
    const folder = path.join(place, 'plain');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'docusaurus.config.ts'), '');
    expect(historyIn(folder)).toEqual(nothing);
  });

  it('is empty in a folder that was unpacked inside the repository of another project', () => {
    const folder = path.join(clone('other'), 'unpacked');
    mkdirSync(folder);
    cpSync(path.join(whole, 'docusaurus.config.ts'), path.join(folder, 'docusaurus.config.ts'));
    expect(historyIn(folder)).toEqual(nothing);
  });

  it('is empty where git is not installed', () => {
    const {PATH} = environmentWith();
    vi.stubEnv('PATH', path.join(place, 'no-programs'));
    try {
      expect(historyIn(whole)).toEqual(nothing);
    } finally {
      vi.stubEnv('PATH', PATH);
    }
  });

  it('names no commit in a repository without one', () => {
    const folder = path.join(place, 'new');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'docusaurus.config.ts'), '');
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    expect(historyIn(folder)).toEqual({
      commit: undefined,
      whyNoDates: 'the history has fewer than two commits',
    });
  });
});
