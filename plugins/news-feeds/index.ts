/** Writes the feeds of the news into the built site. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {news} from '../../src/data/news';
import {feedsOf} from './feeds';

export function newsFeedsPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'news-feeds',
    async postBuild({outDir}) {
      for (const [address, text] of feedsOf(news, `${siteConfig.url}${baseUrl}`)) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
