/** tools/bench/.work: everything that the benchmark makes. The project's own build is never touched. */
import {mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '../..');

/**
 * Makes an empty folder for a site, with the project's packages in it. Each package is linked on
 * its own and not `node_modules` as a whole: the bundlers keep their caches in
 * `node_modules/.cache`, and so each site has its own and nobody clears another's.
 */
export function freshSite(name: string): string {
  const site = path.join(projectRoot, 'tools/bench/.work', name);
  rmSync(site, {recursive: true, force: true});
  const packages = path.join(projectRoot, 'node_modules');
  mkdirSync(path.join(site, 'node_modules'), {recursive: true});
  const isLinked = (file: string): boolean => file === '.bin' || !file.startsWith('.');
  for (const entry of readdirSync(packages).filter(isLinked)) {
    symlinkSync(path.join(packages, entry), path.join(site, 'node_modules', entry), 'junction');
  }
  return site;
}

/** Where a build of the site keeps what the operating system calls temporary files. */
export const temporary = (site: string): string => path.join(site, '.tmp');

/** Where a build of our site keeps samples, cards and the like for the next one. */
export const resultsOf = (site: string): string => path.join(site, '.site-cache');

/** Takes away everything that an earlier build left: after this a build is cold. */
export function forgetBuilds(site: string): void {
  const ofDocusaurus = ['.docusaurus', 'build', 'node_modules/.cache'];
  const ofVitepress = ['.vitepress/cache', '.vitepress/dist'];
  for (const left of [...ofDocusaurus, ...ofVitepress, '.site-cache', '.tmp']) {
    rmSync(path.join(site, left), {recursive: true, force: true});
  }
}
