/**
 * Puts our modal, client, layout and head in the places where Docusaurus' search theme imports its
 * own, for the modules of that theme alone: nothing of it is copied. In the development server it
 * also serves the index of the last build.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const themeModule = (name: string): RegExp =>
  new RegExp(`theme-search-algolia[\\\\/]lib[\\\\/]theme[\\\\/]${name}[\\\\/]`);

const standIn = (name: string): string => path.resolve(__dirname, '../../src/search/ui', name);

const inPlaceOf = (name: string, alias: Readonly<Record<string, string>>) => ({
  test: themeModule(name),
  resolve: {alias},
});

const rules = [
  inPlaceOf('SearchBar', {
    '@docsearch/react/modal$': standIn('SearchModal.tsx'),
    // Without a dollar, to come before the alias of the same name that the whole site has.
    '@docusaurus/Head': standIn('ProviderHead.tsx'),
  }),
  inPlaceOf('SearchPage', {
    'algoliasearch/lite$': standIn('liteClient.ts'),
    '@theme/Layout': standIn('SearchPageLayout.tsx'),
    '@docusaurus/theme-common$': standIn('themeCommon.ts'),
  }),
];

export function searchSeamPlugin({baseUrl, outDir}: LoadContext): Plugin {
  const lastBuild = {directory: path.join(outDir, 'search'), publicPath: `${baseUrl}search`};
  return {
    name: 'search-seam',
    configureWebpack: () => ({
      module: {rules},
      devServer: {static: [lastBuild]},
    }),
  };
}
