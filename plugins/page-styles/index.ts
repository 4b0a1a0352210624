/**
 * Docusaurus puts all styles into one file, which every reader waits for. Those of the apps and of the
 * explorable figures, most of our own, go into a file for each of the two, which only pages with one of
 * them ask for. One file each, and not one per app, keeps the order of their rules the same everywhere.
 */
import type {Plugin} from '@docusaurus/types';

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

export function pageStylesPlugin(): Plugin {
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {cacheGroups: {apps: stylesOf('apps'), figures: stylesOf('figures')}},
            },
          },
  };
}
