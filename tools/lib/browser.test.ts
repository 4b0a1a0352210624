import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {browserProblem, findBrowser} from './browser';
import {majorVersion} from './browserVersion';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

function browserThat(does: string): string {
  const file = path.join(folder, 'chrome');
  writeFileSync(file, `#!/bin/sh\n${does}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv('CHROME_PATH', file);
  return file;
}

describe('the browser that CHROME_PATH names', () => {
  it('is taken if it starts', () => {
    const file = browserThat('echo "Chromium 156.0.8078.79 built on Debian"');
    expect(findBrowser()).toBe(file);
    expect(majorVersion(file)).toBe(156);
    expect(browserProblem()).toBeUndefined();
  });

  it('is named, with the reason and what to install, if a system library is missing', () => {
    const file = browserThat(
      'echo "chrome: error while loading shared libraries: libnss3.so: cannot open" >&2\nexit 127',
    );
    expect(majorVersion(file)).toBeNull();
    expect(browserProblem()).toMatch(
      /chrome does not start \(.*libnss3\.so: cannot open\)\. Install one with its system libraries .*: npx playwright install --with-deps chromium\./,
    );
  });

  it('is named if it does not exist', () => {
    vi.stubEnv('CHROME_PATH', '/no/chrome');
    expect(browserProblem()).toBe('CHROME_PATH names /no/chrome, which does not exist.');
  });

  it('is named if it cannot be run', () => {
    const file = browserThat('');
    chmodSync(file, 0o644);
    expect(browserProblem()).toContain('EACCES');
  });
});
