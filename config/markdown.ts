import type {MarkdownConfig} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {glossaryTerms} from '../plugins/glossary-terms';
import {mdxTags} from '../plugins/mdx-tags';
import {sharedValues} from '../plugins/shared-values';
import {katexOptions} from './math';

export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};

/** What docs and pages share: mathematics, shared numbers, terms, the tags of `src/mdx` and the site's own admonition keywords. */
export const mdxOptions = {
  remarkPlugins: [remarkMath, sharedValues, glossaryTerms(katexOptions), mdxTags()],
  rehypePlugins: [[rehypeKatex, katexOptions]] as [[typeof rehypeKatex, typeof katexOptions]],
  admonitions: {keywords: ['faqs', 'notebook'], extendDefaults: true},
};
