/** Offers the catalogue at /data/ as JSON and CSV, in the built site and in the development server. */
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {freshImport} from '../live-data/freshImport';
import type * as Files from './files';

export function cataloguePlugin({
  baseUrl,
  generatedFilesDir,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'catalogue-files');
  return {
    name: 'catalogue',
    getPathsToWatch: () => [
      path.join(siteDir, 'src/data/generated/catalogue/*.json'),
      path.join(siteDir, 'src/data/{bibliography,catalogue}/**/*.ts'),
    ],
    async loadContent() {
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      const {catalogueFiles} = await freshImport<typeof Files>(path.join(__dirname, 'files.ts'));
      const files = catalogueFiles(siteDir, `${siteConfig.url}${baseUrl}`);
      await Promise.all(
        Array.from(files, ([name, text]) => writeFile(path.join(folder, name), text)),
      );
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      devServer: {static: [{directory: folder, publicPath: `${baseUrl}data`}]},
    }),
    async postBuild({outDir}) {
      await cp(folder, path.join(outDir, 'data'), {recursive: true});
    },
  };
}
