/** Simple HTML as Markdown, with tables and formulas. */
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;
type Element = Parameters<Handler>[1];

const textOf = ({children}: Element): string =>
  children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');

const property = ({properties}: Element, name: string): string => String(properties[name] ?? '');

const code: Handler = (_, node) => {
  const value = textOf(node);
  const tex = property(node, 'dataTex');
  if (tex === 'block') return {type: 'math', value};
  return tex ? {type: 'inlineMath', value} : {type: 'inlineCode', value: value.trim()};
};

const pre: Handler = (_, node) => {
  const title = property(node, 'dataTitle');
  const lang = property(node, 'dataLanguage') || 'text';
  return {
    type: 'code',
    lang,
    meta: title ? `title=${JSON.stringify(title)}` : null,
    value: textOf(node),
  };
};

const converter = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers: {code, pre}, newlines: false})
  .use(remarkGfm, {tablePipeAlign: false, singleTilde: false})
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });

/** The same HTML gives the same text, with one newline at its end. */
export function toMarkdown(html: string): string {
  return String(converter.processSync(html)).replace(/\n{3,}/g, '\n\n');
}
