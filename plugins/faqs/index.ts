/**
 * `<FaqList group="…" />` in a page becomes the questions of that group with their answers, read as
 * Markdown of that page: formulas, shared numbers and terms work in them. Whoever reads the built page,
 * such as the search, finds a heading with a deep link for each question.
 */
import {answerOf, faqGroups, faqs, isFaqGroup, type Faq} from '../../src/data/faqs';
import {nearest} from '../../src/lib/nearest';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {onEveryTag} from '../mdx-tags/onEveryTag';

interface Processor {
  readonly parse: (markdown: string) => unknown;
}

type Parse = (markdown: string) => MdxNode[];

const element = (
  name: string,
  children: MdxNode[],
  attributes: Readonly<Record<string, string>> = {},
): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  data: {_mdxExplicitJsx: true},
  children,
});

/** As Docusaurus leaves a heading that has an id. */
const heading = (id: string, children: MdxNode[]): MdxNode => ({
  type: 'heading',
  depth: 3,
  data: {id, hProperties: {id}},
  children,
});

/** Beside what unfolds: a link within the summary would be a control within a control. */
const linkTo = (id: string): MdxNode =>
  element('a', [], {
    href: `#${id}`,
    className: 'hash-link',
    'aria-label': 'Link to this question',
    title: 'Link to this question',
  });

function itemOf(faq: Faq, parse: Parse): MdxNode {
  const [question] = parse(faq.question);
  const summary = element('summary', [heading(faq.id, question?.children ?? [])]);
  return element('div', [element('details', [summary, ...parse(answerOf(faq))]), linkTo(faq.id)]);
}

function questionsOf(tag: MdxNode): readonly Faq[] {
  const group = attributeOf(tag, 'group') ?? '';
  if (isFaqGroup(group)) return faqs[group];
  throw new Error(
    `<FaqList> names the group "${group}". Nearest: ${nearest(group, faqGroups).join(', ')}.`,
  );
}

/** The Remark plugin; it comes before those that read tags, numbers and terms. */
export function faqLists(this: Processor) {
  const parse: Parse = (markdown) => (this.parse(markdown) as MdxNode).children ?? [];
  return onEveryTag((tag) => {
    if (tag.name !== 'FaqList') return;
    tag.children?.push(...questionsOf(tag).map((faq) => itemOf(faq, parse)));
    tag.attributes = [];
  });
}
