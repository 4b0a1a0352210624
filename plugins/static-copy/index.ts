/** Copies a folder of an installed package into the built site, so that the site serves it itself. */
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

export interface StaticCopy {
  /** Absolute path of the folder to copy. */
  readonly from: string;
  /** Folder of the built site. */
  readonly to: string;
}

const served = /\.(?:css|woff2)$/;

export function staticCopyPlugin({from, to}: StaticCopy): PluginModule {
  return () => ({
    name: 'static-copy',
    async postBuild({outDir}) {
      await cp(from, path.join(outDir, to), {
        recursive: true,
        filter: (source) => !path.extname(source) || served.test(source),
      });
    },
  });
}
