/**
 * Divides a page into the parts that its front matter names: the sections from one heading of level 2 to
 * the next become one `<section>`, below a tag that shows one at a time. What precedes the first heading
 * belongs to the first part; the services that run notebooks, and what follows the heading `sources`, to the
 * whole page.
 */
import type {TutorialPart} from '../../src/data/frontMatter';
import {propOf} from '../citations/prop';
import {addToPage, importOf, type MdxNode} from '../mdx-tags/mdxTree';
import {servicesTag} from '../notebooks';

interface PageFile {
  readonly path?: string;
  readonly data?: {readonly frontMatter?: {readonly parts?: readonly TutorialPart[]}};
}

const tag = 'TutorialParts';

const element = (
  name: string,
  attributes: MdxNode['attributes'],
  children: MdxNode[],
): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
  data: {_mdxExplicitJsx: true},
});

/** The words of a heading. */
const textOf = ({value = '', children = []}: MdxNode): string =>
  value + children.map(textOf).join('');

const isChapter = ({type, depth}: MdxNode): boolean => type === 'heading' && depth === 2;

const isAfterAll = (node: MdxNode): boolean =>
  node.name === servicesTag || (isChapter(node) && node.data?.id === 'sources');

/** Indices of the nodes with which the parts begin; throws if a heading is missing or out of order. */
function beginnings(nodes: readonly MdxNode[], parts: readonly TutorialPart[]): readonly number[] {
  const found = parts.map(({id}) =>
    nodes.findIndex((node) => isChapter(node) && node.data?.id === id),
  );
  found.forEach((at, i) => {
    const id = parts[i]?.id ?? '';
    if (at < 0) throw new Error(`front matter, parts: no heading of level 2 has the id "${id}"`);
    if (at < (found[i - 1] ?? 0)) throw new Error(`front matter, parts: "${id}" is out of order`);
  });
  return [0, ...found.slice(1)];
}

/** "Goal: … (10 minutes)", below the heading of a part. */
function goalOf({goal, minutes}: TutorialPart): MdxNode {
  const strong: MdxNode = {type: 'strong', children: [{type: 'text', value: 'Goal'}]};
  const rest: MdxNode = {type: 'text', value: ` (${minutes} minutes): ${goal}`};
  return {type: 'paragraph', children: [strong, rest]};
}

function divide(page: MdxNode, parts: readonly TutorialPart[]): void {
  const all = page.children ?? [];
  const code = all.filter(({type}) => type === 'mdxjsEsm');
  const nodes = all.filter(({type}) => type !== 'mdxjsEsm');
  const starts = beginnings(nodes, parts);
  const tail = nodes.findIndex(isAfterAll);
  const end = tail < 0 ? nodes.length : tail;
  const facts: object[] = [];
  const sections = parts.map((part, i) => {
    const content = nodes.slice(starts[i], starts[i + 1] ?? end);
    const at = content.findIndex((node) => isChapter(node) && node.data?.id === part.id);
    const heading = content[at];
    facts.push({id: part.id, title: heading ? textOf(heading) : '', minutes: part.minutes});
    content.splice(at + 1, 0, goalOf(part));
    return element(
      'section',
      [{type: 'mdxJsxAttribute', name: 'data-part', value: part.id}],
      content,
    );
  });
  const wrapper = element(tag, [propOf('parts', facts)], sections);
  page.children?.splice(0, all.length, ...code, wrapper, ...nodes.slice(end));
  addToPage(page, [importOf(tag, tag, `@site/src/components/${tag}`)]);
}

/** The Remark plugin; after those that look at the headings and the end of a page. */
export const tutorialParts = () => (page: MdxNode, file: PageFile) => {
  const {parts} = file.data?.frontMatter ?? {};
  if (!parts) return;
  try {
    divide(page, parts);
  } catch (error) {
    throw new Error(`${file.path ?? 'page'}: ${(error as Error).message}`, {cause: error});
  }
};
