/** What a finished page of the documentation has, and which pages may lack some of it, with the reason. */
import path from 'node:path';
import matter from 'gray-matter';
import type {DocFrontMatter} from '../../../src/data/frontMatter';
import {internalLinks, pageFacts, type PageFacts} from './pageFacts';
import {bodyOf} from './prose';
import type {TagKind} from './tagKinds';

export const documentationFolder = 'docs/documentation';

/** Pages that lead on to others, and may be short. */
export const hubs: readonly string[] = [
  'introduction/introductory_page',
  'example_analyses/example_analyses_intro',
  'support_resources/links',
  'support_resources/resources',
];

/** Pages whose topic calls for neither figure nor table nor formula. */
export const withoutPictures: Readonly<Record<string, string>> = {
  'support_resources/links': 'its matter is links, in lists',
  'support_resources/resources': 'its matter is links and the glossary',
};

/** Pages that rest on no source outside. */
export const withoutSources: Readonly<Record<string, string>> = {
  'support_resources/links': 'each entry is its own source',
  'support_resources/technical_support': 'it describes how this project helps',
};

const fewestWords = 350;
const longestMedian = 22;
const links = {fewest: 1, most: 3};

/** The text below a heading of level 2 that begins with a word; undefined without one. */
const section = (body: string, word: string): string | undefined =>
  new RegExp(`^## ${word}\\b[^\\n]*\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(body)?.[1];

const linksOnward = (text: string): number =>
  internalLinks(text) + Array.from(text.matchAll(/(?<!!\[[^\]]*)\]\(https?:/g)).length;

function textProblems(name: string, {words, reading}: PageFacts): readonly string[] {
  return [
    ...(words < fewestWords && !hubs.includes(name)
      ? [`${words} words: write at least ${fewestWords}, or list it as a hub`]
      : []),
    ...(reading.median >= longestMedian
      ? [`the median sentence has ${reading.median} words: keep it below ${longestMedian}`]
      : []),
  ];
}

function partProblems(name: string, body: string, facts: PageFacts): readonly string[] {
  const {figures, tables, formulas} = facts;
  const sources = section(body, 'Sources');
  const next = section(body, 'Next');
  const onward = next === undefined ? 0 : linksOnward(next);
  return [
    ...(figures + tables + formulas === 0 && !(name in withoutPictures)
      ? ['neither figure nor table nor formula: add one, or give the reason in withoutPictures']
      : []),
    ...(!/<References\b/.test(sources ?? '') && !(name in withoutSources)
      ? ['no "## Sources" with <References />: add it, or give the reason in withoutSources']
      : []),
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
  const facts = pageFacts(file, mdx, kindOf);
  const problems = [
    ...(description ? [] : ['no description']),
    ...(audience?.length ? [] : ['no audience']),
    ...textProblems(name, facts),
    ...partProblems(name, bodyOf(mdx), facts),
  ];
  return problems.map((problem) => `${file}: ${problem}`);
}
