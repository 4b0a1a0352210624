/** The site to compare with: the files of `classicFiles.ts`, our pages and our images. */
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../scripts/lib/files';
import {classicFiles} from './classicFiles';
import {freshSite, projectRoot} from './workFolder';

const ourImports = /^import .* from '(@site|\.)\/.*';\n/gm;
const ourComponents = /<(MailTemplate|Measurement|NewsList|TransverseView|Updates)\b[^>]*\/>/g;
const markdown = /\.mdx?$/;

/** Our components are no part of the classic site: pages lose them, and what imports them. */
function withoutOurComponents(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(ourImports, '').replace(ourComponents, ''));
}

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
  for (const file of readdirSync(pages).filter((name) => markdown.test(name))) {
    cpSync(path.join(pages, file), path.join(site, 'src/pages', file));
  }
  for (const folder of ['docs', 'src/pages']) {
    for (const file of filesBelow(site, folder, markdown)) {
      withoutOurComponents(path.join(site, file));
    }
  }
  return site;
}
