/** Chooses which terms a page marks, and where. */
import type {GlossaryTerm} from '../../src/data/glossary';
import type {MdxNode} from '../mdx-tags/mdxTree';
import type {Match} from './matcher';
import type {TextPlace} from './runningText';

export interface FirstUse extends Match, TextPlace {}

/** More would make a text restless. */
const maxOnPage = 12;
const maxInParagraph = 3;

/**
 * The first use of each term. A term that first is in italics or bold is defined by the page
 * itself, so it has none.
 */
export function firstUses(
  places: readonly TextPlace[],
  matches: (text: string) => readonly Match[],
): readonly FirstUse[] {
  const met = new Set<string>();
  return places.flatMap((place) =>
    matches(place.text.value ?? '').flatMap((match) => {
      if (met.has(match.term.id)) return [];
      met.add(match.term.id);
      return place.isEmphasised ? [] : [{...place, ...match}];
    }),
  );
}

/**
 * The uses that are marked, harder terms before easier ones, in the order of the page.
 *
 * @param written number of marks that the page writes itself
 */
export function chosen(
  uses: readonly FirstUse[],
  isWanted: (term: GlossaryTerm) => boolean,
  written = 0,
): readonly FirstUse[] {
  const marked = new Set<FirstUse>();
  const inParagraph = new Map<MdxNode, number>();
  const byWeight = uses
    .filter(({term}) => term.weight > 0 && isWanted(term))
    .sort((a, b) => b.term.weight - a.term.weight);
  for (const use of byWeight) {
    const neighbours = inParagraph.get(use.paragraph) ?? 0;
    if (marked.size >= maxOnPage - written || neighbours === maxInParagraph) continue;
    marked.add(use);
    inParagraph.set(use.paragraph, neighbours + 1);
  }
  return uses.filter((use) => marked.has(use));
}
