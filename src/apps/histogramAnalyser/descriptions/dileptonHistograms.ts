/** Histograms of events with two leptons, with the bins of the analyser that was published in 2020. */
import type {HistogramDescription} from '../model/description';

export const channel: HistogramDescription = {
  dimension: 'channel',
  title: 'Kinds of the two leptons',
  label: 'Channel',
  unit: '',
  axis: {low: 0, high: 3, bins: 3},
  categories: ['ee', 'μμ', 'eμ'],
  explanation:
    'Two electrons, two muons, or one of each. A Z boson decays to two of a kind; two W bosons do not mind.',
};

export const mll: HistogramDescription = {
  dimension: 'mll',
  title: 'Mass of the two leptons',
  label: 'm(ℓℓ)',
  unit: 'GeV',
  axis: {low: 0, high: 105, bins: 21},
  explanation:
    'The invariant mass of the pair. Pairs from a Z boson lie near 91 GeV; those of a Higgs boson lie low, for two neutrinos take energy away.',
};

export const jets: HistogramDescription = {
  dimension: 'jets',
  title: 'Number of jets',
  label: 'N(jets)',
  unit: '',
  axis: {low: -0.5, high: 9.5, bins: 10},
  explanation: 'Jets with more than 30 GeV across the beam. Each top quark brings one, at least.',
};

export const bTags: HistogramDescription = {
  dimension: 'bTags',
  title: 'Number of b-tagged jets',
  label: 'N(b-tags)',
  unit: '',
  axis: {low: -0.5, high: 4.5, bins: 5},
  explanation: 'Jets that look as if a b quark had started them. Top quarks decay to b quarks.',
};

export const ptll: HistogramDescription = {
  dimension: 'ptll',
  title: 'Transverse momentum of the pair',
  label: 'pT(ℓℓ)',
  unit: 'GeV',
  axis: {low: 0, high: 200, bins: 20},
  explanation:
    'Both leptons added as vectors, across the beam. A Z boson alone has little to push against.',
};

export const met: HistogramDescription = {
  dimension: 'met',
  title: 'Missing transverse momentum',
  label: 'ETmiss',
  unit: 'GeV',
  axis: {low: 0, high: 200, bins: 20},
  explanation:
    'What is missing across the beam to balance all that was seen: neutrinos, or a bad measurement.',
};

export const deltaPhiMetLl: HistogramDescription = {
  dimension: 'deltaPhiMetLl',
  title: 'Angle between missing momentum and leptons',
  label: 'Δφ(ETmiss, ℓℓ)',
  unit: '°',
  axis: {low: 0, high: 180, bins: 18},
  explanation:
    'Across the beam. Where neutrinos are all that the pair recoils from, they fly back to back.',
};

export const deltaPhiLl: HistogramDescription = {
  dimension: 'deltaPhiLl',
  title: 'Angle between the two leptons',
  label: 'Δφ(ℓ, ℓ)',
  unit: '°',
  axis: {low: 0, high: 180, bins: 18},
  explanation:
    'Across the beam. The Higgs boson has no spin, and so its two leptons tend to fly the same way.',
};

export const mt: HistogramDescription = {
  dimension: 'mt',
  title: 'Transverse mass',
  label: 'mT',
  unit: 'GeV',
  axis: {low: 0, high: 300, bins: 30},
  explanation:
    'The mass that pair and neutrinos can have at least, from what is known across the beam. For a Higgs boson it ends near 125 GeV.',
};

export const deltaRLl: HistogramDescription = {
  dimension: 'deltaRLl',
  title: 'Distance between the two leptons',
  label: 'ΔR(ℓ, ℓ)',
  unit: '',
  axis: {low: 0, high: 5, bins: 20},
  explanation:
    'The distance in pseudorapidity and azimuth together. It is small where the boson that decayed flew fast.',
};

export const leadingPt: HistogramDescription = {
  dimension: 'leadingPt',
  title: 'Transverse momentum of the harder lepton',
  label: 'pT(ℓ1)',
  unit: 'GeV',
  axis: {low: 0, high: 200, bins: 20},
  explanation: 'The lepton with more momentum across the beam.',
};

export const subleadingPt: HistogramDescription = {
  dimension: 'subleadingPt',
  title: 'Transverse momentum of the softer lepton',
  label: 'pT(ℓ2)',
  unit: 'GeV',
  axis: {low: 0, high: 150, bins: 15},
  explanation: 'The lepton with less momentum across the beam.',
};
