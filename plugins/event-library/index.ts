/** Offers the events of the event display at /events/, in the built site and in the development server. */
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {madeFolder, makeFiles} from '../made-files';
import {eventLibrary} from './files';

export function eventLibraryPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  const folder = madeFolder(siteDir, eventLibrary);
  return {
    name: 'event-library',
    async loadContent() {
      await makeFiles(siteDir, eventLibrary);
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      devServer: {static: [{directory: folder, publicPath: `${baseUrl}events`}]},
    }),
    async postBuild({outDir}) {
      await cp(folder, path.join(outDir, 'events'), {recursive: true});
    },
  };
}
