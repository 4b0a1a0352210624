/** Formulas of single pages that no other part of the project computes. */

/** DL1d discriminant ln[p_b/(f_c p_c + (1 − f_c) p_u)] with f_c = 0.018 (arXiv:2211.16345). */
export function discriminant(bottom: number, charm: number, light: number): number {
  return Math.log(bottom / (0.018 * charm + 0.982 * light));
}

/** Share of the tracks from the hard collision, corrected for pile-up (arXiv:1510.03823), k = 0.01. */
export function correctedJetVertexFraction(hard: number, pileUp: number, tracks: number): number {
  return hard / (hard + pileUp / (0.01 * tracks));
}

/** Sum of two uncertainties with a correlation from −1 to 1. */
export function correlatedSum(one: number, other: number, correlation: number): number {
  return Math.sqrt(one ** 2 + other ** 2 + 2 * correlation * one * other);
}
