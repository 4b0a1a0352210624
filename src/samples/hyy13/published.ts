/** H → γγ in 10 fb⁻¹ at 13 TeV, from the figure of ATL-OREACH-PUB-2020-001. */

/** In fb⁻¹. */
export const luminosity = 10;

/** In GeV. */
export const massRange = {low: 105, high: 160} as const;

/** Events per GeV of the continuum, in a form fitted to the points of the figure; mass in GeV. */
export function continuumDensity(mass: number): number {
  const x = mass - massRange.low;
  return 3050 * Math.exp(-0.0353 * x + 6.37e-5 * x * x);
}

/** Integral of the density over all masses. */
export const continuumEvents = 76_900;

/** By our reading of the figure; the template of the notebook holds about 390. */
export const higgsEvents = 340;

/** Bins of the figure in GeV, and what we read in the first, near 126 GeV and in the last. */
export const figureBin = 1.833;
export const figureReadings = [
  {mass: 106, events: 5400},
  {mass: 126, events: 2750},
  {mass: 159, events: 1000},
] as const;

/** From 122 to 128 GeV. */
export const window = {low: 122, high: 128, higgs: [301, 314], background: 9300} as const;
