import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {isInstalled, missingPrograms} from './programs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

it('names every program that is missing, with what is skipped and what to install', () => {
  const lines = missingPrograms();
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['git', 'python3', 'bash', 'sha256sum']);
  expect(lines[1]).toBe(
    'python3 is not installed: skips the tests that let Python parse the code of pages and apps, and those of the Python launcher. To include them: apt-get install python3 (Debian) or xcode-select --install (macOS).',
  );
});

it('does not name a program that is there', () => {
  symlinkSync(process.execPath, path.join(folder, 'python3'));
  expect(isInstalled('python3')).toBe(true);
  expect(missingPrograms().some((line) => line.startsWith('python3'))).toBe(false);
});
