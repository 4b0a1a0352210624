/**
 * The files of scripts and styles that a page requests.
 *
 * Docusaurus puts all styles into one file, which every
 * user waits for. Those of the apps, of the explorable figures, of rare tags and of single pages such as
 * home, most of our own, go into a file for each of the four, which only pages with one of them request; explorable
 * explanations have a fifth, and self-checks with their practice page a sixth. One file each, and not one per app,
 * keeps the order of their rules the same everywhere.
 *
 * Code that half of all pages share comes into every page. That of key figures, their charts, the format of numbers and
 * self-checks has files of its own, for home has none of them.
 *
 * The theme puts the grammars of all languages of code into the script of every page. Here they come with
 * the highlighter, and that is at hand only while the pages are written (`src/components/CodeColours`).
 *
 * The first plots of an analyser are in its pages. Their histograms, and the code that draws them, are at hand only
 * while the pages are written, too (`src/apps/histogramAnalyser/ui/early`).
 *
 * The theme takes outlines away from what is focused by mouse, by a class of the body that changes at the first
 * press. Browsers then style each element again, a tenth of a second on a slow phone. `:focus-visible` in
 * `src/css/base.css` says the same without a class, so that rule is left out.
 *
 * Browsers with V8 compile a function when it is first called, while the reader waits. A comment at the top of
 * the script of every page has them compile all of it beside the page, as soon as it arrives.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChunksByRequest} from './chunksByRequest';

/** Above the group that takes all styles. */
const priority = 60;

/** Styles of the search modal and the search page; those of the button are on every page. */
const searchStyles = /[\\/](?:src[\\/]search|@docsearch[\\/]css[\\/]dist[\\/]style\.css)/;

/** Tags of Markdown that a few pages use; those that most pages use are on every page. */
const rareTags =
  'mdx/(?:ApiFunction|FaqList|Flow|GlossaryList|LessonPack|PathChooser|ReleaseStrips|StartingRoutes|VariableList|VideoCards)';

/** Parts of the analysers that users open one by one. */
const panels =
  'apps/histogramAnalyser/ui/(?:classResults|coach|code|events|film|fit|landscape|ownFile|plane|play|share|sound)';

const stylesOf = (name: string, ...folders: readonly string[]) => ({
  name,
  type: 'css/mini-extract',
  test: new RegExp(`[\\\\/]src[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`),
  chunks: 'all' as const,
  enforce: true,
  priority,
});

/**
 * Code that most pages of the documentation share, in a file of its own: upstream puts what half of all pages use into each
 * page, also into home.
 */
const scriptsOf = (name: string, test: RegExp) => ({
  name,
  type: /^javascript/,
  test,
  chunks: 'all' as const,
  enforce: true,
  priority,
});

/** The explicit compile hint of V8, since Chrome 136; other browsers pass over it. */
const compileAhead = '//# allFunctionsCalledOnLoad';

// These fail where an upgrade has moved the file: it must not go unseen.
const grammars = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
const outlines = require.resolve(
  path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'hooks/styles.css'),
);

export function pageFilesPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  /** Parts that are at hand while the pages are written, and that browsers fetch when they need them. */
  const atHand = [
    'src/apps/histogramAnalyser/ui/early',
    'src/components/CodeColours',
    'src/figures/explorable',
  ].map((folder) => path.join(siteDir, folder));
  for (const file of atHand.map((folder) => path.join(folder, 'atHand.ts'))) {
    if (!existsSync(file)) {
      throw new Error(`${file} is missing: the build replaces it by its variant for servers`);
    }
  }
  return {
    name: 'page-files',
    configureWebpack: (_config, isServer, {currentBundler: {instance: bundler}}) =>
      isServer
        ? {
            resolve: {
              alias: Object.fromEntries(
                atHand.map((folder) => [
                  path.join(folder, 'atHand.ts'),
                  path.join(folder, 'atHand.server.ts'),
                ]),
              ),
            },
          }
        : {
            resolve: {alias: {[grammars]: false, [outlines]: false}},
            optimization: {
              splitChunks: {
                cacheGroups: {
                  panels: {...stylesOf('panels', panels), priority: priority + 1},
                  apps: stylesOf('apps', 'apps', 'kit', 'plot'),
                  // The charts of key figures are on most pages.
                  figures: stylesOf('figures', 'figures(?!/chart|/fromTable|/explorable)'),
                  explorable: stylesOf('explorable', 'figures/explorable'),
                  tags: stylesOf('tags', rareTags),
                  pages: stylesOf('pages', 'pages'),
                  selfChecks: stylesOf('self-checks', 'mdx/SelfChecks/answering'),
                  practice: {
                    ...stylesOf('practice', 'pages/_components/practice'),
                    priority: priority + 1,
                  },
                  teach: {
                    ...stylesOf('teach', 'pages/_components/teach'),
                    priority: priority + 1,
                  },
                  slides: {
                    ...stylesOf('slides', 'pages/_components/teach/slides'),
                    priority: priority + 2,
                  },
                  search: {...stylesOf('search', 'search'), test: searchStyles},
                  format: scriptsOf('format', /[\\/]src[\\/]kit[\\/]format[\\/]numbers/),
                  charts: scriptsOf('charts', /[\\/]src[\\/]figures[\\/]chart[\\/]/),
                  selfCheckLists: scriptsOf(
                    'self-check-lists',
                    /[\\/]src[\\/](?:mdx[\\/]SelfChecks[\\/](?!answering)|components[\\/]RichText|lib[\\/]text[\\/]richText)/,
                  ),
                  keyFigures: scriptsOf(
                    'key-figures',
                    /[\\/]src[\\/](?:figures[\\/]fromTable|mdx[\\/]KeyFigure)[\\/]/,
                  ),
                },
              },
            },
            plugins: [
              new ChunksByRequest(path.join(generatedFilesDir, 'client-manifest.json')),
              new bundler.BannerPlugin({
                banner: compileAhead,
                raw: true,
                test: /\/main\.\w+\.js$/,
                // When comments are gone already, and before files are named by what is in them.
                stage: bundler.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
              }),
            ],
          },
  };
}
