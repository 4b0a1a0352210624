/** The Higgs boson of the Standard Model with a mass of 125 GeV (Yellow Report 4, arXiv:1610.07922). */

export interface HiggsDecay {
  readonly to: string;
  /** Branching ratio in percent. */
  readonly percent: number;
  /** What the Higgs boson couples to: fermions, W or Z bosons, or massless bosons through a loop. */
  readonly through: 'fermions' | 'weak bosons' | 'a loop';
}

export const higgsDecays: readonly HiggsDecay[] = [
  {to: 'bb̄', percent: 58.2, through: 'fermions'},
  {to: 'WW*', percent: 21.4, through: 'weak bosons'},
  {to: 'gg', percent: 8.2, through: 'a loop'},
  {to: 'ττ', percent: 6.3, through: 'fermions'},
  {to: 'cc̄', percent: 2.9, through: 'fermions'},
  {to: 'ZZ*', percent: 2.6, through: 'weak bosons'},
  {to: 'γγ', percent: 0.227, through: 'a loop'},
  {to: 'Zγ', percent: 0.15, through: 'a loop'},
  {to: 'μμ', percent: 0.022, through: 'fermions'},
];

/** Percentage of Higgs bosons that become four electrons or muons through two Z bosons. */
export const fourLeptonPercent = 0.0124;

/** Percentage of W bosons that decay to a charged lepton of a given flavour and its neutrino (PDG). */
const wToLeptonPercent = 10.86;

const wPairs = higgsDecays.find(({to}) => to === 'WW*')?.percent ?? NaN;

/** Percentage of Higgs bosons that become two electrons or muons and two neutrinos through W bosons. */
export const twoLeptonTwoNeutrinoPercent = wPairs * ((2 * wToLeptonPercent) / 100) ** 2;

export interface HiggsProduction {
  readonly name: string;
  readonly short: string;
  /** In proton collisions at 13 TeV. */
  readonly crossSectionPb: number;
}

export const higgsProduction: readonly HiggsProduction[] = [
  {name: 'gluon fusion', short: 'ggF', crossSectionPb: 48.6},
  {name: 'vector-boson fusion', short: 'VBF', crossSectionPb: 3.78},
  {name: 'with a W boson', short: 'WH', crossSectionPb: 1.37},
  {name: 'with a Z boson', short: 'ZH', crossSectionPb: 0.88},
  {name: 'with a top-quark pair', short: 'tt̄H', crossSectionPb: 0.51},
  {name: 'with a bottom-quark pair', short: 'bb̄H', crossSectionPb: 0.49},
  {name: 'with one top quark', short: 'tH', crossSectionPb: 0.09},
];

/** Sum over all production modes, as it is printed. */
export const higgsCrossSectionPb = 55.7;
