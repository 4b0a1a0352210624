/**
 * Numbers of the app that ATLAS Open Data published in 2020 for H → WW → ℓνℓν at 13 TeV and 10.06 fb⁻¹,
 * from its pages and scripts, and the cross-section that we use instead.
 */

/** In fb⁻¹: ATL-OREACH-PUB-2020-001. */
export const luminosity = 10.06;

export const processIds = ['higgs', 'ww', 'ttbar', 'z'] as const;
export type ProcessId = (typeof processIds)[number];

interface PublishedRow {
  readonly selection: SelectionId;
  readonly yields: Readonly<Record<ProcessId, number>>;
  readonly significance: number;
}

export type SelectionId =
  'none' | 'lowMass' | 'twoJets' | 'bTag' | 'highMet' | 'zeroJetRecipe' | 'oneJetRecipe';

const row = (
  selection: SelectionId,
  [higgs, ww, ttbar, z]: readonly [number, number, number, number],
  significance: number,
): PublishedRow => ({selection, yields: {higgs, ww, ttbar, z}, significance});

/** Expected events and S/√B. */
export const publishedYields: readonly PublishedRow[] = [
  row('none', [124, 10_749, 49_730, 7_281_608], 0.046),
  row('lowMass', [119, 4592, 27_326, 193_059], 0.25),
  row('twoJets', [27, 979, 36_958, 152_742], 0.062),
  row('bTag', [10, 314, 44_532, 169_454], 0.021),
  row('highMet', [7, 472, 8077, 3741], 0.063),
  row('zeroJetRecipe', [22, 1042, 456, 163], 0.536),
  row('oneJetRecipe', [18, 385, 389, 379], 0.543),
];

interface HiggsSample {
  readonly dsid: number;
  readonly name: string;
  /** In pb, with branching ratio and filter, as the 2020 scripts had it. */
  readonly publishedPb: number;
  /** In pb, where another value is better. */
  readonly correctedPb?: number;
  readonly source?: string;
}

export const higgsSamples: readonly HiggsSample[] = [
  {
    dsid: 345324,
    name: 'ggF',
    publishedPb: 0.14812,
    correctedPb: 0.548,
    source: 'sample list of the 2024 release: 1.11 pb times the filter efficiency 0.49374',
  },
  {
    dsid: 345323,
    name: 'VBF',
    publishedPb: 0.020202,
    correctedPb: 0.04,
    source: 'C++ framework of the 2020 release',
  },
  {dsid: 345325, name: 'W⁺H, W → qq', publishedPb: 0.0091374},
  {dsid: 345327, name: 'W⁺H, W → ℓν', publishedPb: 0.0029536},
  {dsid: 345336, name: 'ZH, Z → qq', publishedPb: 0.0080659},
  {dsid: 345337, name: 'ZH, Z → ℓℓ', publishedPb: 0.00080787},
  {dsid: 345445, name: 'ZH, Z → νν', publishedPb: 0.0015911},
];

const total = (of: (sample: HiggsSample) => number): number =>
  higgsSamples.reduce((sum, sample) => sum + of(sample), 0);

/**
 * Factor by which the 2020 app expected too few Higgs bosons: the ratio of the cross-sections, if all
 * production modes pass the preselection equally often.
 */
export const higgsCorrection =
  total(({publishedPb, correctedPb}) => correctedPb ?? publishedPb) /
  total(({publishedPb}) => publishedPb);
