/** The units of the numbers in the catalogue, by the name of the field. */
export const fieldUnits: Readonly<Record<string, string>> = {
  energyTeV: 'TeV',
  luminosityFb: 'fb⁻¹',
  luminosityUncertaintyFb: 'fb⁻¹',
  luminosityPb: 'pb⁻¹',
  crossSectionPb: 'pb',
  effectiveCrossSectionPb: 'pb',
  tableCrossSectionPb: 'pb',
  expectedCrossSectionPb: 'pb',
  bytes: 'B',
  zipBytes: 'B',
  dataBytes: 'B',
  mcBytes: 'B',
  physliteBytes: 'B',
  ntupleBytes: 'B',
};
