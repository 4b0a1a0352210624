import type {Options} from '@docusaurus/preset-classic';
import {hiddenRoutes} from './routes';
import {env} from './env';
import {history} from './history';
import {mdxOptions} from './markdown';
import {editUrl} from './site';
import {sitemapItems} from './sitemap';

/**
 * Below each page: the link to its source and, where git knows it, the day of its last change. The
 * development server would show an invented date.
 */
const upkeep = {editUrl, showLastUpdateTime: env.isProduction && history.whyNoDates === undefined};

/** Below `src/pages`: what upstream leaves out, and the hidden pages unless they are requested. */
const leftOut = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
  ...(env.hasHiddenPages ? [] : hiddenRoutes.map(({path}) => `${path.slice(1)}.tsx`)),
];

export const presetOptions: Options = {
  blog: false,
  docs: {
    ...mdxOptions,
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    ...upkeep,
    breadcrumbs: true,
    numberPrefixParser: false,
    includeCurrentVersion: true,
    versions: {current: {label: 'Next'}},
  },
  pages: {...mdxOptions, ...upkeep, exclude: leftOut},
  sitemap: {
    // Only what is known: nobody knows how often a page will change, or how much it matters.
    changefreq: null,
    priority: null,
    lastmod: upkeep.showLastUpdateTime ? 'date' : null,
    createSitemapItems: sitemapItems,
  },
  theme: {
    customCss: [
      require.resolve('@docsearch/css/dist/button.css'),
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/frame.css',
      './src/css/blocks.css',
      './src/css/scrollEdges.css',
      './src/css/print.css',
    ],
  },
};
