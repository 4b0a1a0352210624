/** Hands home the latest news, so that it does not load all of them, and writes the feeds into the built site. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as News from '../../src/data/news';
import {freshImport} from '../live-data/freshImport';
import {feedsOf} from './feeds';

const source = 'src/data/news.ts';
const latest = 4;

export function newsFeedsPlugin({baseUrl, siteConfig, siteDir}: LoadContext): Plugin {
  const readNews = async (): Promise<typeof News.news> =>
    (await freshImport<typeof News>(path.join(siteDir, source))).news;
  return {
    name: 'news-feeds',
    getPathsToWatch: () => [source],
    async contentLoaded({actions}) {
      await actions.createData('latest.json', (await readNews()).slice(0, latest));
    },
    async postBuild({outDir}) {
      for (const [address, text] of feedsOf(await readNews(), `${siteConfig.url}${baseUrl}`)) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
