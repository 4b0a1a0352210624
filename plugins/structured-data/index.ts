/**
 * Tells search engines of datasets, in the pages of the releases, what these hold. It is written
 * into the built pages, so that no script of a page carries it.
 */
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageNodes, withNodes} from './pages';

export function structuredDataPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'structured-data',
    async postBuild({outDir}) {
      for (const [page, nodes] of await pageNodes(`${siteConfig.url}${baseUrl}`)) {
        const file = path.join(outDir, `${page}.html`);
        // Other plugins read the pages meanwhile: a renamed file is never half written.
        const draft = `${file}.draft`;
        await writeFile(draft, withNodes(await readFile(file, 'utf8'), nodes));
        await rename(draft, file);
      }
    },
  };
}
