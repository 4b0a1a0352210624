import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readJson} from '../../check/runCheck';
import {readLockfile, resolveIn, type LockedPackage} from './lockfile';
import {hasAllowedLicence, noticeOf} from './notice';
import {importedPackages, shippedPackages} from './shipped';

const root = process.cwd();
const shipped = shippedPackages(root);
const names = shipped.map(({name}) => name);

describe('the packages that reach readers', () => {
  it('are under licences that allow it', () => {
    expect(shipped.filter((one) => !hasAllowedLicence(one))).toEqual([]);
    const copyleft: LockedPackage = {...(shipped[0] as LockedPackage), licence: 'GPL-3.0-only'};
    expect(hasAllowedLicence(copyleft)).toBe(false);
  });

  it('are those that pages, apps and search run with, and the type', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        '@docusaurus/core',
        '@docusaurus/theme-classic',
        'hysnappy',
        'infima',
        'jsroot',
        'katex',
        'minisearch',
        'react-dom',
        'scheduler',
        'source-sans',
        'three',
      ]),
    );
  });

  it('are not those that only build or test', () => {
    const tools = ['vitest', 'webpack', '@rspack/core', 'express', 'typescript', '@types/react'];
    expect(names.filter((name) => tools.includes(name))).toEqual([]);
  });

  it('hold every production dependency, save those that only build', () => {
    const {dependencies} = readJson<{dependencies: Record<string, string>}>(root, 'package.json');
    const missing = Object.keys(dependencies).filter((name) => !names.includes(name));
    expect(missing).toEqual([
      '@docusaurus/faster',
      '@docusaurus/plugin-client-redirects',
      '@docusaurus/preset-classic',
      '@docusaurus/utils',
      'feed',
      'hyparquet-writer',
      'remark-math',
    ]);
  });
});

describe('the notice', () => {
  const text = noticeOf(root, shipped);

  it('names each package in the version of the lockfile, with its licence', () => {
    const locked = readJson<{packages: Record<string, {version?: string}>}>(
      root,
      'package-lock.json',
    ).packages;
    for (const {folder, name, version} of shipped) {
      expect(locked[folder]?.version, name).toBe(version);
      expect(text).toContain(`\n${name} ${version}\nLicence: `);
      expect(existsSync(folder), folder).toBe(true);
    }
  });

  it('carries whom the work is by and the text of the licence', () => {
    const react = text.slice(text.indexOf('\nreact 1'), text.indexOf('\nreact-dom 1'));
    expect(react).toMatch(/Copyright \(c\)/);
    expect(react).toContain('Permission is hereby granted');
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });
});

describe('what a module imports', () => {
  it('is read from all forms of import, without types, own files and aliases', () => {
    const code = `
      import type {A} from 'only-a-type';
      import {b} from '@scope/package/deep';
      import 'side-effect';
      export {c} from 'passed-on';
      const d = await import('late');
      const e = require('old/inner.js');
      import own from './own';
      import aliased from '@site/src/x';
      import {readFile} from 'node:fs';`;
    expect(importedPackages(code)).toEqual([
      '@scope/package',
      'side-effect',
      'passed-on',
      'late',
      'old',
      '@site/src',
    ]);
  });

  it('is the nearest package above the one that asks', () => {
    const lockfile = new Map(
      ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/b'].map((folder) => [
        folder,
        {folder, name: '', version: '', licence: 'MIT', needs: [], isForDevelopment: false},
      ]),
    );
    expect(resolveIn(lockfile, 'node_modules/a', 'b')?.folder).toBe(
      'node_modules/a/node_modules/b',
    );
    expect(resolveIn(lockfile, 'node_modules/a', 'a')?.folder).toBe('node_modules/a');
    expect(resolveIn(lockfile, '', 'b')?.folder).toBe('node_modules/b');
    expect(resolveIn(lockfile, 'node_modules/b', 'c')).toBeUndefined();
    expect(readLockfile(root).get('node_modules/react')?.name).toBe('react');
  });
});
