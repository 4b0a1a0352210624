/** Serves the self-checks of each page below /self-checks/, in the built site and in the development server. */
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {freshImport} from '../live-data/freshImport';
import type * as Pages from './pages';

export function selfChecksPlugin({baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'self-checks');
  return {
    name: 'self-checks',
    getPathsToWatch: () => [path.join(siteDir, 'src/data/selfChecks/**/*.ts')],
    async loadContent() {
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      const {checksFiles} = await freshImport<typeof Pages>(path.join(__dirname, 'pages.ts'));
      await Promise.all(
        Array.from(checksFiles(), ([name, text]) => writeFile(path.join(folder, name), text)),
      );
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      devServer: {static: [{directory: folder, publicPath: `${baseUrl}self-checks`}]},
    }),
    async postBuild({outDir}) {
      await cp(folder, path.join(outDir, 'self-checks'), {recursive: true});
    },
  };
}
