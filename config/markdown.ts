import type {MarkdownConfig} from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {citations} from '../plugins/citations';
import {faqLists} from '../plugins/faqs';
import {glossaryTerms} from '../plugins/glossary-terms';
import {lessonTags} from '../plugins/lessons';
import {mdxTags} from '../plugins/mdx-tags';
import {notebookTags} from '../plugins/notebooks';
import {sharedValues} from '../plugins/shared-values';
import {statusTags} from '../plugins/status';
import {katexOptions} from './math';

export const markdown: Partial<MarkdownConfig> = {
  format: 'detect',
  hooks: {
    onBrokenMarkdownLinks: 'throw',
    onBrokenMarkdownImages: 'throw',
  },
};

/** What docs and pages share: mathematics, questions, citations, shared numbers, notebooks, checks, lessons, terms, the tags of `src/mdx`, and our own admonition keywords. */
export const mdxOptions = {
  remarkPlugins: [
    remarkMath,
    faqLists,
    citations,
    sharedValues,
    notebookTags,
    statusTags(),
    lessonTags(katexOptions),
    glossaryTerms(katexOptions),
    mdxTags(),
  ],
  rehypePlugins: [[rehypeKatex, katexOptions]] as [[typeof rehypeKatex, typeof katexOptions]],
  admonitions: {keywords: ['faqs', 'notebook'], extendDefaults: true},
};
