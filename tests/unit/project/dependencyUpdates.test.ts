/** The program that proposes updates leaves alone what is pinned, and sees everything else. */
import {describe, expect, it} from 'vitest';
import {readJson} from '../../../tools/check/runCheck';

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

interface Rule {
  readonly matchPackageNames?: readonly string[];
  readonly enabled?: boolean;
}

const {dependencies, devDependencies, overrides} = readJson<PackageFile>('.', 'package.json');
const {packageRules, lockFileMaintenance} = readJson<{
  packageRules: readonly Rule[];
  lockFileMaintenance: {enabled: boolean};
}>('.', 'renovate.json');

const patterns = packageRules
  .filter(({enabled}) => enabled === false)
  .flatMap(({matchPackageNames = []}) => matchPackageNames);

const isHeld = (name: string): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : pattern === name,
  );

/** True if an override replaces a package by an empty one or by our own, which its new versions do not concern. */
const replaces = (version: string): boolean => /^(?:npm:|\$)/.test(version);

/** Packages whose version an override holds. */
const overridden = Object.entries(overrides).flatMap(([name, version]) =>
  typeof version === 'string'
    ? [name]
    : [name, ...Object.keys(version).filter((part) => !replaces(version[part] ?? ''))],
);
const all = Object.keys({...dependencies, ...devDependencies});

describe('updates of dependencies', () => {
  it('are not proposed for Docusaurus, nor for what an override holds', () => {
    const docusaurus = all.filter((name) => name.startsWith('@docusaurus/'));
    expect(docusaurus.length).toBeGreaterThan(5);
    expect([...docusaurus, ...overridden].filter((name) => !isHeld(name))).toEqual([]);
  });

  it('are proposed for all others, and hold back nothing that is no longer pinned', () => {
    expect(all.filter((name) => isHeld(name) && !overridden.includes(name))).toEqual(
      all.filter((name) => name.startsWith('@docusaurus/')),
    );
    const exact = patterns.filter((pattern) => !pattern.endsWith('/**'));
    expect([...exact].sort()).toEqual([...overridden].sort());
  });

  it('come for the lockfile too', () => {
    expect(lockFileMaintenance.enabled).toBe(true);
  });
});
