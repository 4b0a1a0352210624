/** Lets machines find and read the pages: cards for social networks, structured data, Markdown twins, llms.txt, robots.txt. */
import path from 'node:path';
import {cardOf} from '../cards';
import {keptResults, codeName} from './keptResults';
import {contentName, twinOf, twinText, withFrontMatter} from '../markdown/twin';
import type {BuiltSite, FinishStep} from '../builtSite';
import {withHead} from './head';
import {llmsText} from './llms';
import {appsOf, nodesOf, type App} from './nodes';
import {robotsText} from './robots';
import {sitePages, type SitePage} from './sitePages';
import {writeWhole} from './writeFile';

const folder = 'scripts/lib/finish';

function writeTwins(out: string, pages: readonly SitePage[], apps: readonly App[]): void {
  const kept = keptResults('markdown-twins', codeName([`${folder}/markdown`]));
  const addresses = new Map(
    apps.flatMap(({key, page}) => (key ? [[key, page.address] as const] : [])),
  );
  for (const page of pages) {
    const text = kept.get(contentName(page, addresses), () =>
      Buffer.from(twinText(page, addresses)),
    );
    writeWhole(path.join(out, twinOf(page.route)), withFrontMatter(page, text.toString('utf8')));
  }
}

function run({folder: out, siteUrl, baseUrl}: BuiltSite): Promise<void> {
  const root = `${siteUrl}${baseUrl}`;
  const pages = sitePages({folder: out, siteUrl, baseUrl});
  const apps = appsOf(pages);
  writeTwins(out, pages, apps);
  const cards = keptResults('cards', codeName([`${folder}/cards`]));
  for (const page of pages) {
    const {file, words, width, height, draw, name} = cardOf(page);
    writeWhole(path.join(out, file), cards.get(name, draw));
    const card = {address: `${root}${file}`, words, width, height};
    writeWhole(path.join(out, page.file), withHead(page, card, nodesOf(page, root, apps)));
  }
  writeWhole(path.join(out, 'llms.txt'), llmsText(pages, root));
  writeWhole(path.join(out, 'robots.txt'), robotsText(root));
  return Promise.resolve();
}

export const findableStep: FinishStep = {name: 'what machines find and read', run};
