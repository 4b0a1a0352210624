/** Offers a folder of generated files below an address, in the built site and in the development server. */
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The parts of a plugin that serve the files.
 *
 * @param folder exists once the plugin has loaded its content
 * @param address below the base URL of the site, without slashes
 */
export const served = (
  {baseUrl}: LoadContext,
  folder: string,
  address: string,
): Required<Pick<Plugin, 'configureWebpack' | 'postBuild'>> => ({
  configureWebpack: () => ({
    mergeStrategy: {'devServer.static': 'append'},
    devServer: {static: [{directory: folder, publicPath: `${baseUrl}${address}`}]},
  }),
  async postBuild({outDir}) {
    await cp(folder, path.join(outDir, address), {recursive: true});
  },
});
