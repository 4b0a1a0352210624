/** Marks that a page writes itself: `<Term of="pile-up">pile-up</Term>`. */
import type {GlossaryTerm} from '../../src/data/glossary';
import {nearest} from '../../src/lib/nearest';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {termAttributes} from './tags';

/** Completes them, and returns their terms. */
export function writtenTerms(
  root: MdxNode,
  glossary: readonly GlossaryTerm[],
  path = 'a page',
): readonly GlossaryTerm[] {
  const known = new Map(glossary.map((term) => [term.id, term]));
  const found: GlossaryTerm[] = [];
  function visit(node: MdxNode): void {
    if (node.name === 'Term') {
      const id = attributeOf(node, 'of') ?? '';
      const term = known.get(id);
      if (!term) {
        const near = nearest(id, [...known.keys()]).join(', ');
        throw new Error(`${path}: the glossary has no term "${id}". Nearest: ${near}.`);
      }
      node.attributes = termAttributes(term);
      found.push(term);
    }
    node.children?.forEach(visit);
  }
  visit(root);
  return found;
}
