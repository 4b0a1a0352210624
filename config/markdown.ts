// cspell:ignore recma
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import remarkMath from 'remark-math';
import {formulas} from '../plugins/formulas';
import {livePageTags} from '../plugins/live-data/pageTags';
import {jsxAlias} from '../plugins/jsx-alias';
import {katexOptions} from './math';
import {pageTags} from './pageTags';

export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};

/** What docs and pages share: mathematics, the tags that our plugins read, and our own admonition keywords. */
export const mdxOptions = {
  remarkPlugins: [
    remarkMath,
    livePageTags(pageTags, path.join(__dirname, 'pageTags.ts')),
    // After the plugins that look for formulas by their type.
    formulas(katexOptions),
  ],
  recmaPlugins: [jsxAlias],
  admonitions: {keywords: ['faqs', 'notebook'], extendDefaults: true},
};
