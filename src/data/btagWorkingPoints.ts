/** Working points of the b-tag DL1dv01, as `jet_btag_quantile` of the 2025 ntuples counts them. */
export interface BtagWorkingPoint {
  /** Jets with a quantile of at least this number are tagged. */
  readonly quantile: 2 | 3 | 4 | 5;
  /** Percentage of b jets that are tagged. */
  readonly efficiency: number;
}

/** From loose to tight. Jets of quantile 1 pass none of them. */
export const btagWorkingPoints: readonly BtagWorkingPoint[] = [
  {quantile: 2, efficiency: 85},
  {quantile: 3, efficiency: 77},
  {quantile: 4, efficiency: 70},
  {quantile: 5, efficiency: 60},
];
