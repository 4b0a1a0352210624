/** Yields of the analyser of tt̄Z that ATLAS Open Data published in 2020, 13 TeV and 10.06 fb⁻¹. */
export const luminosity = 10.06;

export const processIds = ['ttz', 'ttbar', 'z', 'other'] as const;
export type ProcessId = (typeof processIds)[number];

type Yields = Readonly<Record<ProcessId, number>>;

/** At least three jets. */
export const publishedEvents: Yields = {ttz: 75, ttbar: 23_474, z: 120_040, other: 3716};

/** ee and μμ with two b-tags or more and 80 GeV < m(ℓℓ) < 100 GeV, with five jets, and with more. */
export const fiveJets: Yields = {ttz: 7, ttbar: 146, z: 250, other: 14};
export const sixJets: Yields = {ttz: 12, ttbar: 70, z: 117, other: 4};

/**
 * Shares of none, one, and two or more b-tags for 3, 4, 5, and 6 or more jets, worked out so that the
 * yields above come out.
 */
export const bTagShares: Readonly<
  Record<'ttz' | 'ttbar' | 'z', readonly (readonly [number, number, number])[]>
> = {
  ttz: [
    [0.157, 0.543, 0.3],
    [0.142, 0.488, 0.37],
    [0.135, 0.465, 0.4],
    [0.115, 0.395, 0.49],
  ],
  ttbar: [
    [0.093, 0.447, 0.46],
    [0.086, 0.414, 0.5],
    [0.083, 0.397, 0.52],
    [0.077, 0.373, 0.55],
  ],
  z: [
    [0.89, 0.102, 0.008],
    [0.86, 0.122, 0.018],
    [0.81, 0.145, 0.045],
    [0.79, 0.152, 0.058],
  ],
};
