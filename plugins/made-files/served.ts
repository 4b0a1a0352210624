/** Offers folders of generated files below an address, in the built site and in the development server. */
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The parts of a plugin that serve the files.
 *
 * @param folders one, or several whose files have different names; they exist once the plugin has loaded its content
 * @param address below the base URL of the site, without slashes
 */
export const served = (
  {baseUrl}: LoadContext,
  folders: string | readonly string[],
  address: string,
): Required<Pick<Plugin, 'configureWebpack' | 'postBuild'>> => ({
  configureWebpack: () => ({
    mergeStrategy: {'devServer.static': 'append'},
    devServer: {
      static: [folders]
        .flat()
        .map((directory) => ({directory, publicPath: `${baseUrl}${address}`})),
    },
  }),
  async postBuild({outDir}) {
    for (const folder of [folders].flat()) {
      await cp(folder, path.join(outDir, address), {recursive: true});
    }
  },
});
