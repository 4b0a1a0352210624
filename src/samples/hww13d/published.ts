/**
 * Events with an electron and a muon in the 2020 analyser with data, 13 TeV and 10.06 fb⁻¹. It
 * printed the Higgs bosons; the others are its yields without data times the share of eμ pairs.
 */
export const processIds = ['higgs', 'ww', 'ttbar', 'z', 'other'] as const;
export type ProcessId = (typeof processIds)[number];

export const labels: Readonly<Record<ProcessId, string>> = {
  higgs: 'H → WW',
  ww: 'WW',
  ttbar: 'tt̄',
  z: 'Z → ττ',
  other: 'Other',
};

export const derivedEvents: Readonly<Record<ProcessId, number>> = {
  higgs: 66,
  ww: 5100,
  ttbar: 26_400,
  z: 8200,
  other: 3700,
};

/** With at most one jet, and S/√B there. */
export const publishedFewJets: Readonly<Record<ProcessId, number>> = {
  higgs: 52,
  ww: 4749,
  ttbar: 6988,
  z: 7811,
  other: 2019,
};
export const publishedSignificance = 0.353;
