/** Gives the list of the glossary its symbols as they are typeset: a page carries no code that does it. */
import katex, {type KatexOptions} from 'katex';
import type {GlossaryTerm} from '../../src/data/glossary';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {attribute} from './tags';

/** The HTML of each symbol, by the id of its term. */
export function typesetSymbols(
  glossary: readonly GlossaryTerm[],
  options: KatexOptions,
): Readonly<Record<string, string>> {
  const symbols = glossary.flatMap(({id, symbol}) =>
    // KaTeX keeps macros that a formula defines in the object that it is given.
    symbol ? [[id, katex.renderToString(symbol, {...options, macros: {...options.macros}})]] : [],
  );
  return Object.fromEntries(symbols) as Record<string, string>;
}

/** Hands them to the lists of a page. */
export function addSymbols(root: MdxNode, symbols: () => Readonly<Record<string, string>>): void {
  if (root.name === 'GlossaryList') {
    root.attributes = [attribute('symbols', JSON.stringify(symbols()))];
  }
  root.children?.forEach((child) => addSymbols(child, symbols));
}
