/**
 * Describes the contents of the pages of releases, and the questions that are answered, for search engines. It is
 * written into the built pages, so that no script of a page carries it.
 */
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Macros} from '../local-search/plainText';
import type {JsonLd} from './dataset';
import {faqJsonLd, faqPage} from './faqPage';
import {pageNodes, withNodes} from './pages';

async function add(file: string, nodesOf: (html: string) => readonly JsonLd[]): Promise<void> {
  const html = await readFile(file, 'utf8');
  // Other plugins read the pages meanwhile: a renamed file is never half written.
  const draft = `${file}.draft`;
  await writeFile(draft, withNodes(html, nodesOf(html)));
  await rename(draft, file);
}

/** `macros` are the TeX macros that formulas of the pages use. */
export function structuredDataPlugin({macros}: {readonly macros: Macros}): PluginModule {
  return ({baseUrl, siteConfig}: LoadContext): Plugin => ({
    name: 'structured-data',
    async postBuild({outDir}) {
      const site = `${siteConfig.url}${baseUrl}`;
      const fileOf = (page: string): string => path.join(outDir, `${page}.html`);
      for (const [page, nodes] of await pageNodes(site)) await add(fileOf(page), () => nodes);
      await add(fileOf(faqPage), (html) => [faqJsonLd(html, `${site}${faqPage.slice(1)}`, macros)]);
    },
  });
}
