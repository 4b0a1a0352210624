/**
 * Which files of scripts and styles a page asks for.
 *
 * Docusaurus puts all styles into one file, which every
 * reader waits for. Those of the apps and of the explorable figures, most of our own, go into a file for
 * each of the two, which only pages with one of them ask for. One file each, and not one per app, keeps
 * the order of their rules the same everywhere.
 *
 * The theme puts the grammars of all languages of code into the script of every page. Here they come with
 * the highlighter, and that is at hand only while the pages are written (`src/components/CodeColours`).
 */
import {existsSync} from 'node:fs';
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

/** A file that another one, or nothing, takes the place of; an upgrade that moves it must not go unseen. */
function inPlaceOf(file: string, other: string | false): Record<string, string | false> {
  for (const needed of [file, other]) {
    if (needed && !existsSync(needed)) throw new Error(`${needed} is not there any more.`);
  }
  return {[file]: other};
}

export function pageFilesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const colours = path.join(siteDir, 'src/components/CodeColours');
  const grammars = path.join(
    siteDir,
    'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js',
  );
  return {
    name: 'page-files',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            resolve: {
              alias: inPlaceOf(
                path.join(colours, 'atHand.ts'),
                path.join(colours, 'atHand.server.ts'),
              ),
            },
          }
        : {
            resolve: {alias: inPlaceOf(grammars, false)},
            optimization: {
              splitChunks: {cacheGroups: {apps: stylesOf('apps'), figures: stylesOf('figures')}},
            },
            plugins: [new ChunksByRequest(path.join(generatedFilesDir, 'client-manifest.json'))],
          },
  };
}
