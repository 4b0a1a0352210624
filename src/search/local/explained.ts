/**
 * A definition of the glossary is beside the section that explains its term best: after it if that section is
 * named after the term, too, and where the term was requested by its name, before all others.
 */
import type {RankedSection} from './rank';

/** Minimum coverage of an explanation, as a fraction of the coverage of the definition. */
const alike = 0.75;
/** Minimum share of the query in the names of an explanation that comes before the definition. */
const namedAlike = 0.9;

export interface Definitions {
  readonly isTerm: (id: number) => boolean;
  /** True for the term that the query names. */
  readonly isAsked: (id: number) => boolean;
}

/** The ranked list with its first definition in its place. */
export function explained(
  ranked: readonly RankedSection[],
  {isTerm, isAsked}: Definitions,
): readonly RankedSection[] {
  const definition =
    ranked.find(({id}) => isAsked(id)) ?? ranked.slice(0, 1).find(({id}) => isTerm(id));
  if (!definition) return ranked;
  const best = ranked.find(
    ({id, coverage, called, inName}) =>
      !isTerm(id) &&
      (called > 0 || inName >= namedAlike) &&
      coverage >= alike * definition.coverage,
  );
  const rest = ranked.filter((hit) => hit !== best && hit !== definition);
  return best ? [best, definition, ...rest] : [definition, ...rest];
}
