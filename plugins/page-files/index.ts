/**
 * Which files of scripts and styles a page asks for. Docusaurus puts all styles into one file, which every
 * reader waits for. Those of the apps and of the explorable figures, most of our own, go into a file for
 * each of the two, which only pages with one of them ask for. One file each, and not one per app, keeps
 * the order of their rules the same everywhere.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChunksByRequest} from './chunksByRequest';

/** Above the group that takes all styles. */
const priority = 60;

const stylesOf = (name: 'apps' | 'figures') => ({
  name,
  type: 'css/mini-extract',
  test: new RegExp(`[\\\\/]src[\\\\/]${name}[\\\\/]`),
  chunks: 'all' as const,
  enforce: true,
  priority,
});

export function pageFilesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-files',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {cacheGroups: {apps: stylesOf('apps'), figures: stylesOf('figures')}},
            },
            plugins: [new ChunksByRequest(path.join(generatedFilesDir, 'client-manifest.json'))],
          },
  };
}
