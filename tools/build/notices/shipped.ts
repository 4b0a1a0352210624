/**
 * The packages of others of which something reaches readers. Rather too many than too few: what the code
 * that runs in the browser imports, and all that those packages depend on. Of Docusaurus, most of which
 * only builds, the folders with code for the browser are read in the same way as our own.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';
import {readLockfile, resolveIn, type LockedPackage, type Lockfile} from './lockfile';

/** Code for the browser, and the package to which it belongs; '' is this project. */
const browserCode: readonly (readonly [owner: string, folder: string])[] = [
  ['', 'src'],
  ['node_modules/@docusaurus/core', 'lib/client'],
  ['node_modules/@docusaurus/theme-classic', 'lib/theme'],
  ['node_modules/@docusaurus/theme-common', 'lib'],
  ['node_modules/@docusaurus/theme-search-algolia', 'lib/client'],
  ['node_modules/@docusaurus/theme-search-algolia', 'lib/theme'],
  ['node_modules/@docusaurus/plugin-content-docs', 'lib/client'],
  ['node_modules/@docusaurus/utils-common', 'lib'],
];

/** What no import of that code names: style and type, and what the build adds to each page. */
const added: readonly string[] = [
  'node_modules/source-sans',
  'node_modules/source-code-pro',
  'node_modules/katex',
  'node_modules/infima',
  'node_modules/nprogress',
  'node_modules/react-loadable',
];

/** Code that only builds: who imports it ships nothing of it. */
const buildsOnly = (name: string): boolean =>
  name.startsWith('@docusaurus/') || name.startsWith('@types/') || name === 'empty-npm-package';

/** Names of packages that a module imports while it runs. */
export function importedPackages(code: string): readonly string[] {
  const running = code.replace(/^\s*(?:import|export) type\b[^;]*;/gm, '');
  const imports = running.matchAll(
    /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bnew URL\()\s*['"]([^'"]+)['"]/g,
  );
  const names = Array.from(imports, ([, name = '']) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)].filter((name) => /^(?:@[\w.-]+\/)?[\w][\w.-]*$/.test(name));
}

const ofTests = /\.(?:test|d)\.tsx?$/;

function importsOf(root: string, owner: string, folder: string): readonly string[] {
  const below = path.join(owner, folder);
  if (!existsSync(path.join(root, below))) return [];
  const files = filesBelow(root, below, /\.(?:js|mjs|ts|tsx)$/).filter(
    (file) => !ofTests.test(file),
  );
  return files.flatMap((file) => importedPackages(readFileSync(path.join(root, file), 'utf8')));
}

function addWithNeeds(
  lockfile: Lockfile,
  one: LockedPackage | undefined,
  all: Map<string, LockedPackage>,
): void {
  if (!one || all.has(one.folder) || one.isForDevelopment || buildsOnly(one.name)) return;
  all.set(one.folder, one);
  for (const name of one.needs) addWithNeeds(lockfile, resolveIn(lockfile, one.folder, name), all);
}

/** The packages, each version once, sorted by name. */
export function shippedPackages(root: string): readonly LockedPackage[] {
  const lockfile = readLockfile(root);
  const all = new Map<string, LockedPackage>();
  for (const [owner, folder] of browserCode) {
    for (const name of importsOf(root, owner, folder)) {
      addWithNeeds(lockfile, resolveIn(lockfile, owner, name), all);
    }
  }
  for (const folder of [...browserCode.map(([owner]) => owner), ...added]) {
    const own = lockfile.get(folder);
    if (own) all.set(folder, own);
  }
  const once = new Map([...all.values()].map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
