/** In the development server, pages follow the data files that they print. */
import {utimesSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {env} from '../../config/env';
import {forgetData} from './pageTags';
import {dataOf} from './printedData';

interface Compiler {
  readonly modifiedFiles?: ReadonlySet<string>;
  readonly hooks: {
    readonly watchRun: {
      readonly tap: (name: string, run: (compiler: Compiler) => void) => void;
    };
  };
}

const name = 'live-data';
const loader = require.resolve('./addDependencies.mjs');

/** Before pages are compiled again: the data that have changed are read again. */
const forgetChangedData = (dataFolder: string) => ({
  apply: ({hooks}: Compiler) =>
    hooks.watchRun.tap(name, ({modifiedFiles = new Set()}) => {
      if ([...modifiedFiles].some((file) => file.startsWith(dataFolder))) forgetData();
    }),
});

export function liveDataPlugin({siteDir}: LoadContext): Plugin | null {
  if (env.isProduction) return null;
  const dataFolder = path.join(siteDir, 'src/data');
  const foldersOf = (source: string, file: string): readonly string[] =>
    dataOf(source, file).map((folder) => path.join(dataFolder, folder));
  let isFirstLoad = true;
  return {
    name,
    getPathsToWatch: () => ['sidebars/*.ts'],
    loadContent() {
      // Docusaurus watches sidebars.ts, but not what it imports.
      if (!isFirstLoad) utimesSync(path.join(siteDir, 'sidebars.ts'), new Date(), new Date());
      isFirstLoad = false;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: [path.join(siteDir, 'docs'), path.join(siteDir, 'src/pages')],
            enforce: 'pre',
            loader,
            options: {foldersOf},
          },
        ],
      },
      plugins: [forgetChangedData(dataFolder)],
    }),
  };
}
