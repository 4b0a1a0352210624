import type {MarkdownConfig} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {katexOptions} from './math';

export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};

/** What docs and pages share: mathematics and the site's own admonition keywords. */
export const mdxOptions = {
  remarkPlugins: [remarkMath],
  rehypePlugins: [[rehypeKatex, katexOptions]] as [[typeof rehypeKatex, typeof katexOptions]],
  admonitions: {keywords: ['faqs', 'notebook'], extendDefaults: true},
};
