import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isInstalled} from '../../lib/programs';
import {changedWithinADay, reasonIfUnchanged} from './recentChanges';
import {environmentWith} from '../../lib/environment';

let folder: string;

function git(date: string, ...parameters: readonly string[]): void {
  const identity = ['-c', 'user.name=A Physicist', '-c', 'user.email=physicist@example.org'];
  execFileSync('git', [...identity, ...parameters], {
    cwd: folder,
    env: environmentWith({GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date}),
    stdio: 'ignore',
  });
}

const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

function commit(date: string, file: string): void {
  write(file, date);
  git(date, 'add', '.');
  git(date, 'commit', '-m', `change ${file}`);
}

describe.skipIf(!isInstalled('git'))('changes within a day', () => {
  beforeEach(() => {
    vi.stubEnv('NIGHTLY', '');
    folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
    mkdirSync(path.join(folder, 'search'));
    mkdirSync(path.join(folder, 'docs'));
    git('2026-03-01T12:00:00Z', 'init');
    commit('2026-03-01T12:00:00Z', 'search/rank.ts');
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  });

  it('gives a reason if only other parts have changed within a day', () => {
    commit('2026-03-05T12:00:00Z', 'docs/jets.mdx');
    commit('2026-03-05T13:00:00Z', 'docs/muons.mdx');
    expect(reasonIfUnchanged(['search'], folder)).toMatch(
      /^nothing it depends on has changed within a day/,
    );
    expect(reasonIfUnchanged(['docs'], folder)).toBeUndefined();
  });

  it('names the files that have changed, committed or not', () => {
    commit('2026-03-05T12:00:00Z', 'docs/jets.mdx');
    write('docs/new.mdx', 'new');
    expect(changedWithinADay(['docs', 'search'], folder)).toEqual([
      'docs/jets.mdx',
      'docs/new.mdx',
    ]);
  });

  it('gives none at night, when everything is tested', () => {
    commit('2026-03-05T12:00:00Z', 'docs/jets.mdx');
    vi.stubEnv('NIGHTLY', '1');
    expect(reasonIfUnchanged(['search'], folder)).toBeUndefined();
    expect(changedWithinADay(['docs'], folder)).toBeUndefined();
  });

  it('gives none after an earlier commit of the same day', () => {
    commit('2026-03-05T12:00:00Z', 'search/rank.ts');
    commit('2026-03-05T13:00:00Z', 'docs/muons.mdx');
    expect(reasonIfUnchanged(['search'], folder)).toBeUndefined();
  });

  it('gives none with an uncommitted or an untracked change', () => {
    commit('2026-03-05T12:00:00Z', 'docs/jets.mdx');
    write('search/rank.ts', 'changed');
    expect(reasonIfUnchanged(['search'], folder)).toBeUndefined();
    git('2026-03-05T12:00:00Z', 'checkout', 'search/rank.ts');
    expect(reasonIfUnchanged(['search'], folder)).toBeDefined();
    write('search/new.ts', 'new');
    expect(reasonIfUnchanged(['search'], folder)).toBeUndefined();
  });

  it('gives none if the history does not reach back a day, or there is none', () => {
    expect(reasonIfUnchanged(['search'], folder)).toBeUndefined();
    expect(reasonIfUnchanged(['search'], tmpdir())).toBeUndefined();
  });
});
