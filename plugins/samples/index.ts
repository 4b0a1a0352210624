/** Offers the teaching samples at /samples/, in the built site and in the development server. */
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {madeSamples, samplesFolder, servedFiles} from './files';

export function samplesPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  const folder = samplesFolder(siteDir);
  return {
    name: 'samples',
    async loadContent() {
      await madeSamples(siteDir);
    },
    contentLoaded({actions}) {
      actions.setGlobalData(servedFiles(folder));
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      devServer: {static: [{directory: folder, publicPath: `${baseUrl}samples`}]},
    }),
    async postBuild({outDir}) {
      await cp(folder, path.join(outDir, 'samples'), {recursive: true});
    },
  };
}
