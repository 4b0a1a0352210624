/** What a finished page of the documentation has, and which pages may be short. */
import path from 'node:path';
import matter from 'gray-matter';
import type {DocFrontMatter} from '../../../src/data/frontMatter';
import {internalLinks, pageFacts, type PageFacts} from './pageFacts';
import {bodyOf, sectionOf} from './prose';
import type {TagKind} from './tagKinds';

export const documentationFolder = 'docs/documentation';

/** Pages that lead on to others, and may be short. */
export const hubs: readonly string[] = [
  'introduction/introductory_page',
  'example_analyses/example_analyses_intro',
  'support_resources/links',
];

const minWordCount = 350;
const longestMedian = 22;
const links = {fewest: 1, most: 3};

const linksOnward = (text: string): number =>
  internalLinks(text) + Array.from(text.matchAll(/(?<!!\[[^\]]*)\]\(https?:/g)).length;

function textProblems(name: string, {words, medianSentence}: PageFacts): readonly string[] {
  return [
    ...(words < minWordCount && !hubs.includes(name)
      ? [`${words} words: write at least ${minWordCount}, or list it as a hub`]
      : []),
    ...(medianSentence >= longestMedian
      ? [`the median sentence has ${medianSentence} words: keep it below ${longestMedian}`]
      : []),
  ];
}

function partProblems(body: string, {figures, tables, formulas}: PageFacts): readonly string[] {
  const sources = sectionOf(body, 'Sources');
  const next = sectionOf(body, 'Next');
  const onward = next === undefined ? 0 : linksOnward(next);
  return [
    ...(figures + tables + formulas === 0
      ? ['neither figure nor table nor formula: add what shows the matter best']
      : []),
    ...(/<References\b/.test(sources ?? '')
      ? []
      : ['no "## Sources" with <References />: cite what the page rests on']),
    ...(onward < links.fewest || onward > links.most
      ? [`"## Next" with ${onward} links: give one to three, each saying why`]
      : []),
  ];
}

/** What is wrong with a page; nothing for one that is still an outline. */
export function documentationProblems(
  file: string,
  mdx: string,
  kindOf: (tag: string) => TagKind,
): readonly string[] {
  const {description, audience, edition} = matter(mdx).data as Partial<DocFrontMatter>;
  if (edition !== 'full') return [];
  const name = path.posix.relative(documentationFolder, file).replace(/\.mdx?$/, '');
  const facts = pageFacts(mdx, kindOf);
  const problems = [
    ...(description ? [] : ['no description']),
    ...(audience?.length ? [] : ['no audience']),
    ...textProblems(name, facts),
    ...partProblems(bodyOf(mdx), facts),
  ];
  return problems.map((problem) => `${file}: ${problem}`);
}
