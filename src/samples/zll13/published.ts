/** Pairs in 36 fb⁻¹ of the data that the ATLAS Open Data app for teachers counts (`event_counts.json`). */
export const dataCounts = {
  sameFlavourOpposite: 54_842_890,
  sameFlavourSame: 625_433,
  differentFlavourOpposite: 1_024_482,
  differentFlavourSame: 280_335,
} as const;

/** In fb⁻¹, as that app rounds it. */
export const luminosity = 36;
