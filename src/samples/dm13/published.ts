/**
 * Numbers of the files of the dark-matter analyser of ATLAS Open Data (Z → ℓℓ beside what is invisible,
 * 13 TeV), summed by us: set DM_200. Its luminosity of 10 fb⁻¹ is inferred, not stated.
 */
export const luminosity = 10;

export const processIds = ['dm', 'zjets', 'nonResonant', 'wz', 'zz'] as const;
export type ProcessId = (typeof processIds)[number];

type PerProcess = Readonly<Record<ProcessId, number>>;

export const labels: Readonly<Record<ProcessId, string>> = {
  dm: 'Z + dark matter',
  zjets: 'Z + jets',
  nonResonant: 'non-resonant ℓℓ',
  wz: 'WZ',
  zz: 'ZZ',
};

/** Sums of weights without cuts. */
export const publishedEvents: PerProcess = {
  dm: 50.4,
  zjets: 49.4,
  nonResonant: 80.7,
  wz: 33.9,
  zz: 83.9,
};

/** The same after |m(ℓℓ) − 91| < 15, pT > 30 and 20, ETmiss > 90, ETmiss/HT > 0.6, ΔR < 1.8, Δφ > 2.7, relative difference < 0.2 and no b jet. */
export const publishedCutEvents: PerProcess = {
  dm: 35,
  zjets: 3.4,
  nonResonant: 1.5,
  wz: 15.3,
  zz: 40.7,
};
export const publishedSignificance = {none: 3.2, cuts: 4.48} as const;

interface Shape {
  /** Fall of ETmiss above 80 GeV, in GeV: chosen so that its published median comes out. */
  readonly metFall: number;
  /** Means of the columns. */
  readonly fractionalDifference: number;
  /** Distance of Δφ from π in radians; null for none preferred. */
  readonly acoplanarity: number | null;
  readonly metOverHt: number;
  /** Fraction of events with a b jet. */
  readonly bJet: number;
}

export const shapes: Readonly<Record<ProcessId, Shape>> = {
  dm: {metFall: 72, fractionalDifference: 0.062, acoplanarity: 0.14, metOverHt: 0.81, bJet: 0.02},
  zjets: {
    metFall: 15,
    fractionalDifference: 0.129,
    acoplanarity: 0.34,
    metOverHt: 0.69,
    bJet: 0.11,
  },
  nonResonant: {
    metFall: 33,
    fractionalDifference: 0.105,
    acoplanarity: null,
    metOverHt: 0.64,
    bJet: 0.7,
  },
  wz: {metFall: 50, fractionalDifference: 0.08, acoplanarity: 0.22, metOverHt: 0.74, bJet: 0.07},
  zz: {metFall: 40, fractionalDifference: 0.073, acoplanarity: 0.18, metOverHt: 0.78, bJet: 0.03},
};

/** Medians of ETmiss in GeV. */
export const publishedMedianMet: PerProcess = {
  dm: 136,
  zjets: 91,
  nonResonant: 107,
  wz: 120,
  zz: 115,
};
