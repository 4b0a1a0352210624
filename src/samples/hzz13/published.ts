/**
 * Expected mass of four leptons in 10 fb⁻¹ at 13 TeV, read off the figure of
 * ATL-OREACH-PUB-2020-001 by eye: events in bins of 3.75 GeV from 80 to 170 GeV. The Higgs bosons begin
 * at 110 GeV, so that the highest bin is that of their peak.
 */
export const publishedAxis = {first: 80, width: 3.75};

/** In fb⁻¹. */
export const publishedLuminosity = 10;

export const publishedMass = {
  zz: [
    1.2, 5.4, 16, 11.4, 2.9, 1.1, 0.7, 0.8, 0.9, 1.3, 1.8, 1.9, 2, 2, 1.9, 1.8, 2.1, 1.9, 1.7, 1.8,
    1.5, 1.5, 1.7, 1.8,
  ],
  higgs: [0, 0, 0, 0, 0, 0, 0, 0, 0.1, 0.3, 1.2, 4, 2.4, 0.2],
} as const;

/** Events from 80 to 170 GeV of everything else, of which half lie above 100 GeV. */
export const publishedOther = 6;

/** Of the 2015 and 2016 data in the 2024 and 2025 releases, in fb⁻¹. */
export const luminosity = 36.6;
