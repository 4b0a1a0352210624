import type {Options} from '@docusaurus/preset-classic';
import {mdxOptions} from './markdown';
import {editUrl} from './site';

export const presetOptions: Options = {
  blog: false,
  docs: {
    ...mdxOptions,
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    editUrl,
    breadcrumbs: true,
    numberPrefixParser: false,
    includeCurrentVersion: true,
    versions: {current: {label: 'Next'}},
  },
  pages: {...mdxOptions},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/frame.css',
      './src/css/blocks.css',
    ],
  },
};
