/**
 * What proton collisions at 13 TeV make, with cross-sections of whole processes: without filters and,
 * where no decay is named, in all decays. Cross-sections of simulated samples are in the catalogue.
 */
import {fourLeptonPercent, higgsCrossSectionPb, higgsDecays} from './higgs';

export interface Process {
  readonly name: string;
  readonly detail?: string;
  readonly crossSectionPb: number;
  /** As it is printed, in the unit that suits it. */
  readonly print: string;
  readonly hasHiggs?: boolean;
}

function higgsTo(decay: string): number {
  const percent = higgsDecays.find(({to}) => to === decay)?.percent ?? NaN;
  return (higgsCrossSectionPb * percent) / 100;
}

/** All collisions that break a proton up (rounded from arXiv:1606.02625). */
export const inelastic13: Process = {
  name: 'any inelastic collision',
  crossSectionPb: 80e9,
  print: '80 mb',
};

/** The largest first. */
export const processes13: readonly Process[] = [
  inelastic13,
  {name: 'W → ℓν', detail: 'each flavour', crossSectionPb: 20_100, print: '20 nb'},
  {name: 'Z → ℓℓ', detail: 'each flavour', crossSectionPb: 1950, print: '1.95 nb'},
  {name: 'tt̄', detail: 'top-quark pair', crossSectionPb: 832, print: '830 pb'},
  {name: 't', detail: 'single top, t-channel', crossSectionPb: 217, print: '217 pb'},
  {name: 'WW', crossSectionPb: 119, print: '119 pb'},
  {name: 'tW', detail: 'top quark and W boson', crossSectionPb: 72, print: '72 pb'},
  {
    name: 'H',
    detail: 'Higgs boson',
    crossSectionPb: higgsCrossSectionPb,
    print: '55.7 pb',
    hasHiggs: true,
  },
  {name: 'WZ', crossSectionPb: 51, print: '51 pb'},
  {name: 'ZZ', crossSectionPb: 17, print: '17 pb'},
  {name: 'tt̄Z', crossSectionPb: 0.86, print: '0.86 pb'},
  {name: 'H → γγ', crossSectionPb: higgsTo('γγ'), print: '126 fb', hasHiggs: true},
  {
    name: 'HH',
    detail: 'Higgs boson pair, expected',
    crossSectionPb: 0.031,
    print: '31 fb',
    hasHiggs: true,
  },
  {
    name: 'H → 4ℓ',
    detail: 'four electrons or muons',
    crossSectionPb: (higgsCrossSectionPb * fourLeptonPercent) / 100,
    print: '6.9 fb',
    hasHiggs: true,
  },
];
