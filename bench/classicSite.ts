/** The site to compare with: the files of `classicFiles.ts`, our pages and our images. */
import {cpSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {classicFiles} from './classicFiles';
import {freshSite, projectRoot} from './workFolder';

/** Writes the site and returns its folder. */
export function makeClassicSite(): string {
  const site = freshSite('classic');
  for (const [file, text] of Object.entries(classicFiles)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  for (const folder of ['docs', 'static']) {
    cpSync(path.join(projectRoot, folder), path.join(site, folder), {recursive: true});
  }
  const pages = path.join(projectRoot, 'src/pages');
  for (const file of readdirSync(pages).filter((name) => /\.mdx?$/.test(name))) {
    cpSync(path.join(pages, file), path.join(site, 'src/pages', file));
  }
  return site;
}
