/** Gets a version of the theme's packages from the registry and reads them. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemePackage} from './themeParts';

/** The packages that hold theme parts. */
const themePackages = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-search-algolia',
  '@docusaurus/core',
] as const;

/** Where a package may keep its parts: the TypeScript if it is published, else what is made of it. */
const places = ['src/theme', 'lib/theme', 'lib/client/theme-fallback'] as const;

interface SwizzleConfig {
  readonly components: Readonly<
    Record<string, {readonly actions: {readonly eject?: string; readonly wrap?: string}}>
  >;
}

const load = createRequire(__filename);

function safetyOf(folder: string): ThemePackage['safety'] {
  const file = path.join(folder, 'lib/getSwizzleConfig.js');
  if (!existsSync(file)) return {};
  const {default: config} = load(file) as {default: () => SwizzleConfig};
  return Object.fromEntries(
    Object.entries(config().components).map(([part, {actions}]) => [part, actions]),
  );
}

function readPackage(name: string, folder: string): ThemePackage {
  const parts = places.map((place) => path.join(folder, place)).find((place) => existsSync(place));
  if (!parts) throw new Error(`${name} has no theme parts where they were: look at ${folder}`);
  return {name, parts, safety: safetyOf(folder)};
}

export const installedPackages = (root: string): readonly ThemePackage[] =>
  themePackages.map((name) => readPackage(name, path.join(root, 'node_modules', name)));

function unpack(name: string, version: string, folder: string): string {
  mkdirSync(folder, {recursive: true});
  const options = ['--silent', '--pack-destination', folder];
  const said = execFileSync('npm', ['pack', `${name}@${version}`, ...options], {encoding: 'utf8'});
  const archive = said.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', path.join(folder, archive), '-C', folder]);
  return path.join(folder, 'package');
}

/** The packages in another version, unpacked below a folder. */
export const publishedPackages = (version: string, below: string): readonly ThemePackage[] =>
  themePackages.map((name) =>
    readPackage(name, unpack(name, version, path.join(below, path.basename(name)))),
  );
