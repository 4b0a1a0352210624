/**
 * Finds the query nearest to the one that was typed among those that sections claim: a claim in other
 * words, or of a part of the query, says where the rest of it is likely to be answered, too.
 */
import type {Matches} from './match';

/** A query that a section claims. */
export interface Claim {
  readonly section: number;
  /** Sum of the weights of its words. */
  readonly weight: number;
}

/** The nearest claim of a section. */
export interface NearestClaim {
  readonly claim: number;
  /** Weight of the words that claim and query share, as a fraction of the weight of all words of both. */
  readonly nearness: number;
}

/** The nearest claim of each section; `weights` are those of the slots, on the scale of the claims. */
export function nearestClaims(
  matches: readonly Matches[],
  weights: readonly number[],
  claimAt: (id: number) => Claim,
): ReadonlyMap<number, NearestClaim> {
  const shared = new Map<number, number>();
  matches.forEach(({claims}, i) => {
    for (const [id, {quality}] of claims) {
      shared.set(id, (shared.get(id) ?? 0) + (weights[i] ?? 0) * quality);
    }
  });
  const ofQuery = weights.reduce((sum, weight) => sum + weight, 0);
  const nearest = new Map<number, NearestClaim>();
  for (const [claim, both] of shared) {
    const {section, weight} = claimAt(claim);
    const nearness = both / Math.max(ofQuery + weight - both, both);
    if (nearness > (nearest.get(section)?.nearness ?? 0)) nearest.set(section, {claim, nearness});
  }
  return nearest;
}
