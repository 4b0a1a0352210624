/** A page of the docs, at its place in a sidebar. */
import path from 'node:path';
import matter from 'gray-matter';
import {docFrontMatter, frontMatterProblems} from '../../src/data/frontMatter';
import type {Project} from './project';
import {fillIn, slugOf, type Recipe} from './recipe';

interface Page {
  readonly title: string;
  /** The doc below which the sidebar lists the page. */
  readonly after: string;
  /** The doc, as sidebars name it. */
  readonly doc: string;
  readonly audience?: string;
  /** The step of an analysis to which the other doc belongs. */
  readonly step?: string | undefined;
}

const frontMatterOf = ({title, audience = 'student', step}: Page): string =>
  [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(`${fillIn} what a reader of "${title}" gets, in 60 to 160 characters.`)}`,
    `keywords: [${JSON.stringify(title.slice(0, 40))}, first keyword, second keyword]`,
    `audience: [${audience}]`,
    'level: beginner',
    'minutes: 5',
    'edition: outline',
    ...(step === undefined ? [] : [`step: ${step}`]),
  ].join('\n');

/** As long as the rules of a page request, so that it passes all tests from the start. */
const textOf = ({doc, after}: Page, titleOfNeighbour: string): string => `
**${fillIn}** an opening of two or three sentences, at least 80 words before the first heading. Say what the page is about, why it matters, and what the reader will be able to do at its end. Begin with something concrete that the reader has met before. Define each term where you first use it, and write out each acronym once. Give every number its unit and, if it matters, its uncertainty and its source. STYLEGUIDE.md says how a page is made, from its front matter to its last section, and which words it does without.

## ${fillIn} the first question of the reader {#first-question}

**${fillIn}** the answer. One idea belongs to each heading: first the concrete case, then its name, then its definition.

## ${fillIn} an example with numbers {#example}

**${fillIn}** a worked example, a figure or a table. Explain the symbols of every formula.

## Next {#next}

- [${titleOfNeighbour}](${relative(doc, after)}). **${fillIn}** why the reader should go on there.

## Sources {#sources}

**${fillIn}** the sources. Cite them in the text by \`<Cite id="…" />\`, and end the page with \`<References />\`.
`;

function relative(from: string, to: string): string {
  const found = path.posix.relative(path.posix.dirname(from), `${to}.mdx`);
  return found.startsWith('.') ? found : `./${found}`;
}

interface Facts {
  readonly title?: string;
  readonly step?: string;
}

const factsIn = (project: Project, file: string): Facts => matter(project.read(file)).data as Facts;

function sidebarOf(project: Project, doc: string): string {
  const files = project.filesBelow('sidebars', /\.ts$/);
  const found = files.find((file) => project.read(file).includes(`'${doc}'`));
  if (found) return found;
  throw new Error(
    `No sidebar lists "${doc}". Name a doc as sidebars/ names it: its path below docs/, without ending.`,
  );
}

/** The list of the pages of each step of an analysis, which names docs without their folder. */
const chain = 'src/data/analysisChain.ts';
const idInChain = (doc: string): string => doc.replace(/^documentation\//, '');

function addToChain(project: Project, {title, after, doc}: Page): void {
  const neighbour = new RegExp(`\\{id: '${idInChain(after)}', label: .*\\},`);
  const [found = ''] = neighbour.exec(project.read(chain)) ?? [];
  const entry = `{id: '${idInChain(doc)}', label: ${JSON.stringify(title)}},`;
  project.replace(chain, neighbour, `${found} ${entry}`);
}

/** Adds the page, its entry in the sidebar, and its place among the pages of a step. */
export function addPage(project: Project, added: Page): void {
  const {title, after, doc} = added;
  const sidebar = sidebarOf(project, after);
  const taken = project
    .filesBelow('docs', /\.mdx$/)
    .find((file) => factsIn(project, file).title === title);
  if (taken) throw new Error(`${taken} has the title "${title}". Each page needs its own.`);
  const neighbour = factsIn(project, `docs/${after}.mdx`);
  const page = {...added, step: added.step ?? neighbour.step};
  const frontMatter = `---\n${frontMatterOf(page)}\n---\n`;
  const [problem] = frontMatterProblems(doc, docFrontMatter, matter(frontMatter).data);
  if (problem) throw new Error(`${problem}. Choose another title.`);
  project.create(`docs/${doc}.mdx`, `${frontMatter}${textOf(page, neighbour.title ?? after)}`);
  project.replace(sidebar, `'${after}'`, `'${after}', '${doc}'`);
  if (page.step !== undefined) addToChain(project, page);
}

export const page: Recipe = {
  arguments: {
    title: 'the title of the page, in sentence case',
    after: 'the doc below which the sidebar lists the page',
    '?folder': 'the folder below docs/; by default that of the other doc',
    '?name': 'the last part of the address; by default it is made from the title',
  },
  example: '--title "How muons are identified" --after documentation/physic_objects/jets',
  add: (project, {title = '', after = '', folder = path.posix.dirname(after), name}) => {
    const doc = path.posix.join(folder, name ?? slugOf(title));
    addPage(project, {title, after, doc});
    return [
      `fill in docs/${doc}.mdx; its address is /docs/${doc}`,
      'once it is complete, set `edition: full`',
    ];
  },
};
