import type {AppDescription, HistogramDescription} from '../model/description';
import {
  channel,
  deltaPhiLl,
  deltaRLl,
  leadingPt,
  met,
  mll,
  ptll,
  subleadingPt,
} from './dileptonHistograms';

const pairMass: HistogramDescription = {
  ...mll,
  axis: {low: 50, high: 140, bins: 36},
  explanation:
    'The invariant mass of the pair. The Z boson peaks at 91 GeV above a small background. Pairs from Z → ττ have lower masses, because neutrinos carry away energy.',
};

const sameCharge: HistogramDescription = {
  dimension: 'sameCharge',
  title: 'Charges of the two leptons',
  label: 'Charges',
  unit: '',
  axis: {low: 0, high: 2, bins: 2},
  categories: ['opposite', 'same'],
  explanation:
    'Charge is conserved: a Z boson is neutral, so its leptons have opposite charges. Same-sign pairs come from charge misidentification and from fake leptons.',
};

export const zll13: AppDescription = {
  key: 'zll13',
  name: 'zll',
  route: '/apps/z-analyser',
  title: 'Histogram Analyser: Z → ℓℓ',
  summary:
    'Fifty million lepton pairs. Use flavour and charge to see which of them come from a Z boson, and read its mass off the peak.',
  histograms: [
    pairMass,
    channel,
    sameCharge,
    ptll,
    met,
    deltaPhiLl,
    deltaRLl,
    leadingPt,
    subleadingPt,
  ],
  processes: [
    {id: 'z', label: 'Z → ℓℓ', look: 'zjets', isSignal: true},
    {id: 'other', label: 'tt̄ and Z → ττ', look: 'ttbar', isSignal: false},
    {id: 'fakes', label: 'Same-sign pairs', look: 'fakes', isSignal: false},
  ],
  signalStands: 'above',
  hasPseudoData: false,
  measure: 'purity',
  luminosity: 36,
  presets: [],
  whatIf: [],
  challenges: [],
  thumbnail: {dimension: 'mll', cuts: '', shows: 'stack'},
};
