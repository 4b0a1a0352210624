/** The classic site: the files of `classicFiles.ts`, our pages and our images. */
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {classicFiles} from './classicFiles';
import {peerPages} from './peerPages';
import {freshSite, projectRoot} from './workFolder';

/** Writes the site and returns its folder. */
export function makeClassicSite(): string {
  const site = freshSite('classic');
  const pages = peerPages().map(({file, text}) => {
    return [file.startsWith('docs/') ? file : path.join('src/pages', file), text] as const;
  });
  for (const [file, text] of [...Object.entries(classicFiles), ...pages]) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  cpSync(path.join(projectRoot, 'static'), path.join(site, 'static'), {recursive: true});
  return site;
}
