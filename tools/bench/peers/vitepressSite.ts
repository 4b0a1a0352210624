/** The VitePress site: its packages are installed beside it, and are not part of the project. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {peerPages} from '../peerPages';
import {projectRoot} from '../workFolder';
import {vitepressFiles} from './vitepressFiles';
import {vitepressPage, vitepressSidebar} from './vitepressPages';

const pinned = path.join(__dirname, 'vitepress');
const folder = path.join(projectRoot, 'tools/bench/.work/peers/vitepress');
const lockfile = 'package-lock.json';

const sameFile = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one, 'utf8') === readFileSync(other, 'utf8');

/** `npm ci` of the pinned packages, unless they are there. */
function install(): void {
  const done = path.join(folder, 'installed.json');
  if (sameFile(path.join(pinned, lockfile), done)) return;
  mkdirSync(folder, {recursive: true});
  for (const file of ['package.json', lockfile]) {
    cpSync(path.join(pinned, file), path.join(folder, file));
  }
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['ci', ...quiet], {cwd: folder, stdio: 'inherit'});
  cpSync(path.join(folder, lockfile), done);
}

/** The command that builds it, as parameters of Node. */
export const vitepressBuild = [
  path.join(folder, 'node_modules/vitepress/bin/vitepress.js'),
  'build',
];

/** Writes the site and returns its folder. */
export function makeVitepressSite(): string {
  install();
  const site = path.join(folder, 'site');
  rmSync(site, {recursive: true, force: true});
  const pages = peerPages().map(vitepressPage);
  const written = pages.map(({file, text}) => [file, text] as const);
  for (const [file, text] of [
    ...Object.entries(vitepressFiles(vitepressSidebar(pages))),
    ...written,
  ]) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  cpSync(path.join(projectRoot, 'static'), path.join(site, 'public'), {recursive: true});
  return site;
}
