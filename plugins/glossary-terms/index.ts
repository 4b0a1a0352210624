/**
 * Marks the first use of the glossary's terms in the running text of the docs, and gives each page the
 * definitions of its own terms. Pages outside the docs, and parts that pages import, mark none by
 * themselves.
 */
import path from 'node:path';
import type {KatexOptions} from 'katex';
import {glossary, type GlossaryTerm} from '../../src/data/glossary';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {chosen, firstUses} from './firstUses';
import {matcherOf} from './matcher';
import {runningText} from './runningText';
import {addSymbols, typesetSymbols} from './symbols';
import {addNotes, mark} from './tags';
import {writtenTerms} from './written';

const siteFolder = path.resolve(__dirname, '../..');

/** The address of a doc; undefined for other files. */
export function addressOfDoc(file: string): string | undefined {
  const inSite = path.relative(siteFolder, file).split(path.sep).join('/');
  return /^(docs\/(?:[^_/][^/]*\/)*[^_/][^/]*)\.mdx?$/.exec(inSite)?.[1]?.replace(/^/, '/');
}

function markTerms(
  root: MdxNode,
  matches: ReturnType<typeof matcherOf>,
  isWanted: (term: GlossaryTerm) => boolean,
  written: number,
): readonly GlossaryTerm[] {
  const uses = chosen(firstUses(runningText(root), matches), isWanted, written);
  mark(uses);
  return uses.map(({term}) => term);
}

/** The Remark plugin; `formulas` are the options of the site's formulas. */
export function glossaryTerms(
  formulas: KatexOptions,
  terms: readonly GlossaryTerm[] = glossary,
): () => (root: MdxNode, page: {readonly path?: string}) => void {
  const matches = matcherOf(terms);
  return () => (root, page) => {
    const written = writtenTerms(root, terms, page.path);
    const address = page.path && addressOfDoc(page.path);
    // A page defines its own subject in its text, and a term that it marks itself needs no second mark.
    const isWanted = (term: GlossaryTerm): boolean =>
      term.page !== address && !written.includes(term);
    const marked = address ? markTerms(root, matches, isWanted, written.length) : [];
    addNotes(root, [...new Set([...written, ...marked])]);
    addSymbols(root, () => typesetSymbols(terms, formulas));
  };
}
