/** The alternatives, installed into the work folder: the project does not depend on them. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../workFolder';

export const workFolder = path.join(projectRoot, 'tools/bench/.work/search');
const packages = path.join(workFolder, 'packages');
const installed = path.join(packages, 'node_modules');

export const versions = {
  pagefind: '1.6.0',
  '@easyops-cn/docusaurus-search-local': '0.55.3',
} as const;

/** The plugin depends on most of Docusaurus, which the project has: an empty package is in. */
const docusaurus = ['plugin-content-docs', 'theme-translations', 'utils', 'utils-common'];
const standIns = Object.fromEntries(
  [...docusaurus, 'utils-validation'].map((name) => [`@docusaurus/${name}`, 'file:./nothing']),
);

export function installAlternatives(): void {
  const nothing = path.join(packages, 'nothing');
  mkdirSync(nothing, {recursive: true});
  const write = (folder: string, manifest: object): void =>
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  write(nothing, {name: 'nothing', version: '3.9.2'});
  write(packages, {private: true, dependencies: versions, overrides: standIns});
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  execFileSync('npm', ['install', ...quiet], {cwd: packages, stdio: 'inherit'});
}

/** Copies what the project lacks into the packages of a site: copies find the project's packages. */
export function addMissingPackages(site: string): void {
  for (const name of readdirSync(installed).filter((entry) => !entry.startsWith('.'))) {
    const target = path.join(site, 'node_modules', name);
    if (!existsSync(target)) cpSync(path.join(installed, name), target, {recursive: true});
  }
}

/** Runs Pagefind over a folder of pages; its files go to `output`. */
export function runPagefind(pages: string, output: string): void {
  const options = ['--site', pages, '--output-path', output, '--root-selector', 'main', '--quiet'];
  execFileSync(path.join(installed, '.bin/pagefind'), options, {stdio: 'inherit'});
}
