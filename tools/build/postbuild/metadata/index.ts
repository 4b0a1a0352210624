/** Lets machines find and read the pages: cards for social networks, structured data, Markdown twins, llms.txt, robots.txt. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, resultsCache} from '../../../../plugins/results-cache';
import {filesBelow} from '../../../lib/files';
import {cardOf} from '../cards';
import {contentName, twinOf, twinText, withFrontMatter} from '../markdown/twin';
import type {BuiltSite, FinishStep} from '../builtSite';
import {withHead} from './head';
import {llmsText} from './llms';
import {appsOf, nodesOf, type App} from './nodes';
import {robotsText} from './robots';
import {sitePages, type SitePage} from './sitePages';
import {writeWhole} from './writeFile';

const folder = 'tools/build/postbuild';

/** Hash of the code below a folder and of the versions of what it uses. */
function codeHash(below: string): string {
  const files = filesBelow('.', below, /\.ts$/).filter((file) => !file.endsWith('.test.ts'));
  return hashOf(...[...files, 'package.json', 'config/math.ts'].map((file) => readFileSync(file)));
}

async function writeTwins(
  out: string,
  pages: readonly SitePage[],
  apps: readonly App[],
): Promise<void> {
  const cache = resultsCache('markdown-twins');
  const code = codeHash(`${folder}/markdown`);
  const addresses = new Map(
    apps.flatMap(({key, page}) => (key ? [[key, page.address] as const] : [])),
  );
  for (const page of pages) {
    const text = await cache.content(hashOf(code, contentName(page, addresses)), () =>
      Buffer.from(twinText(page, addresses)),
    );
    writeWhole(path.join(out, twinOf(page.route)), withFrontMatter(page, text.toString('utf8')));
  }
  await cache.removeUnused();
}

async function run({folder: out, siteUrl, baseUrl}: BuiltSite): Promise<void> {
  const root = `${siteUrl}${baseUrl}`;
  const pages = sitePages({folder: out, siteUrl, baseUrl});
  const apps = appsOf(pages);
  await writeTwins(out, pages, apps);
  const cards = resultsCache('cards');
  const code = codeHash(`${folder}/cards`);
  for (const page of pages) {
    const {file, words, width, height, draw, name} = cardOf(page);
    writeWhole(path.join(out, file), await cards.content(hashOf(code, name), draw));
    const card = {address: `${root}${file}`, words, width, height};
    writeWhole(path.join(out, page.file), withHead(page, card, nodesOf(page, root, apps)));
  }
  writeWhole(path.join(out, 'llms.txt'), llmsText(pages, root));
  writeWhole(path.join(out, 'robots.txt'), robotsText(root));
  await cards.removeUnused();
}

export const findableStep: FinishStep = {name: 'what machines find and read', run};
