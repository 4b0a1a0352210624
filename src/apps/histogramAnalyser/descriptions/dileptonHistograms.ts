/** Histograms of events with two leptons, with the bins of the analyser that was published in 2020. */
import type {HistogramDescription} from '../model/description';

export const channel: HistogramDescription = {
  dimension: 'channel',
  title: 'Lepton flavours',
  label: 'Channel',
  unit: '',
  axis: {low: 0, high: 3, bins: 3},
  categories: ['ee', 'μμ', 'eμ'],
  explanation:
    'Two electrons, two muons, or one of each. A Z boson decays to a same-flavour pair; two W bosons give all three combinations.',
};

export const mll: HistogramDescription = {
  dimension: 'mll',
  title: 'Dilepton invariant mass',
  label: 'm(ℓℓ)',
  unit: 'GeV',
  axis: {low: 0, high: 105, bins: 21},
  explanation:
    'The invariant mass of the pair. Pairs from a Z boson peak near 91 GeV; pairs from a Higgs boson have lower masses, because two neutrinos carry away energy.',
};

export const jets: HistogramDescription = {
  dimension: 'jets',
  title: 'Number of jets',
  label: 'N(jets)',
  unit: '',
  axis: {low: -0.5, high: 9.5, bins: 10},
  explanation:
    'Jets with a transverse momentum above 30 GeV. Each top-quark decay usually produces at least one jet.',
};

export const bTags: HistogramDescription = {
  dimension: 'bTags',
  title: 'Number of b-tagged jets',
  label: 'N(b-tags)',
  unit: '',
  axis: {low: -0.5, high: 4.5, bins: 5},
  explanation:
    'Jets identified as coming from a b quark. Top quarks almost always decay to a b quark and a W boson.',
};

export const ptll: HistogramDescription = {
  dimension: 'ptll',
  title: 'Transverse momentum of the lepton pair',
  label: 'pT(ℓℓ)',
  unit: 'GeV',
  axis: {low: 0, high: 200, bins: 20},
  explanation:
    'The magnitude of the vector sum of the two transverse momenta. It is small for a Z boson without jets, which has little to recoil against.',
};

export const met: HistogramDescription = {
  dimension: 'met',
  title: 'Missing transverse momentum',
  label: 'ETmiss',
  unit: 'GeV',
  axis: {low: 0, high: 200, bins: 20},
  explanation:
    'The momentum needed to balance everything measured in the plane transverse to the beam: it comes from neutrinos or from mismeasurement.',
};

export const deltaPhiMetLl: HistogramDescription = {
  dimension: 'deltaPhiMetLl',
  title: 'Azimuthal separation of missing momentum and lepton pair',
  label: 'Δφ(ETmiss, ℓℓ)',
  unit: '°',
  axis: {low: 0, high: 180, bins: 18},
  explanation:
    'The angle in the plane transverse to the beam. If the pair recoils only against neutrinos, the two are back to back.',
};

export const deltaPhiLl: HistogramDescription = {
  dimension: 'deltaPhiLl',
  title: 'Azimuthal separation of the leptons',
  label: 'Δφ(ℓ, ℓ)',
  unit: '°',
  axis: {low: 0, high: 180, bins: 18},
  explanation:
    'The angle in the plane transverse to the beam. The Higgs boson has spin 0, so the spins of its two W bosons are correlated and the leptons tend to fly in the same direction.',
};

export const mt: HistogramDescription = {
  dimension: 'mt',
  title: 'Transverse mass',
  label: 'mT',
  unit: 'GeV',
  axis: {low: 0, high: 300, bins: 30},
  explanation:
    'The smallest invariant mass of the leptons and neutrinos that is compatible with their transverse momenta. For a Higgs boson, the distribution ends near 125 GeV.',
};

export const deltaRLl: HistogramDescription = {
  dimension: 'deltaRLl',
  title: 'Angular separation of the leptons',
  label: 'ΔR(ℓ, ℓ)',
  unit: '',
  axis: {low: 0, high: 5, bins: 20},
  explanation:
    'The combined separation in pseudorapidity and azimuth. It is small if the boson that decayed had a large momentum.',
};

export const leadingPt: HistogramDescription = {
  dimension: 'leadingPt',
  title: 'Transverse momentum of the leading lepton',
  label: 'pT(ℓ1)',
  unit: 'GeV',
  axis: {low: 0, high: 200, bins: 20},
  explanation: 'The leading lepton is the one with the largest transverse momentum.',
};

export const subleadingPt: HistogramDescription = {
  dimension: 'subleadingPt',
  title: 'Transverse momentum of the subleading lepton',
  label: 'pT(ℓ2)',
  unit: 'GeV',
  axis: {low: 0, high: 150, bins: 15},
  explanation: 'The subleading lepton is the one with the second-largest transverse momentum.',
};
