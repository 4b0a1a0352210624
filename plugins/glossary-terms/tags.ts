/** The tags by which a page shows terms of the glossary. */
import type {GlossaryTerm} from '../../src/data/glossary';
import {addToPage, importOf, type MdxNode} from '../mdx-tags/mdxTree';
import type {FirstUse} from './firstUses';

export const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** What a mark needs to say; a page carries the definitions of its own terms only. */
export const termAttributes = ({id, definition}: GlossaryTerm) => [
  attribute('of', id),
  attribute('definition', definition),
];

const textNode = (value: string): MdxNode => ({type: 'text', value});

/** Puts marks around uses that are in one text node. */
function markText({text, parent}: FirstUse, uses: readonly FirstUse[]): void {
  const value = text.value ?? '';
  const parts: MdxNode[] = [];
  let from = 0;
  for (const {term, start, end} of uses) {
    parts.push(textNode(value.slice(from, start)));
    parts.push({
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: termAttributes(term),
      children: [textNode(value.slice(start, end))],
    });
    from = end;
  }
  parts.push(textNode(value.slice(from)));
  const place = parent.children?.indexOf(text) ?? -1;
  parent.children?.splice(place, 1, ...parts.filter((part) => part.value !== ''));
}

/** Marks the uses, which are in the order of the page. */
export function mark(uses: readonly FirstUse[]): void {
  const texts = new Set(uses.map(({text}) => text));
  for (const text of texts) {
    const inText = uses.filter((use) => use.text === text);
    if (inText[0]) markText(inText[0], inText);
  }
}

/** The definitions of the marked terms, at the end of the page. */
export function addNotes(page: MdxNode, terms: readonly GlossaryTerm[]): void {
  if (terms.length === 0) return;
  const notes = terms.map(({id, term, definition}): MdxNode => ({
    type: 'mdxJsxFlowElement',
    name: 'TermNote',
    attributes: [attribute('of', id), attribute('term', term), attribute('text', definition)],
    children: [],
  }));
  page.children?.push({
    type: 'mdxJsxFlowElement',
    name: 'TermNotes',
    attributes: [],
    children: notes,
  });
  const names = ['TermNotes', 'TermNote'];
  addToPage(
    page,
    names.map((name) => importOf(name, name, '@site/src/mdx/Term')),
  );
}
