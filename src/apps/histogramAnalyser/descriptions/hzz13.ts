import type {AppDescription, HistogramDescription} from '../model/description';

const momentum = (number: 1 | 2 | 3 | 4, high: number): HistogramDescription => ({
  dimension: `pt${number}`,
  title: `Transverse momentum of lepton ${number}`,
  label: `pT(ℓ${number})`,
  unit: 'GeV',
  axis: {low: 0, high, bins: 20},
  explanation:
    number === 4
      ? 'The smallest transverse momentum of the four. A tighter requirement rejects many Higgs bosons, since one of their two Z bosons is off-shell and light.'
      : 'Leptons are numbered in descending order of transverse momentum.',
});

export const hzz13: AppDescription = {
  key: 'hzz13',
  name: 'hzz',
  route: '/apps/four-lepton-analyser',
  title: 'Histogram Analyser: H → ZZ* → 4ℓ',
  summary:
    'Four leptons in two pairs. Their invariant mass shows the Z boson peak, then a flat background, and on it the Higgs boson peak at 125 GeV.',
  histograms: [
    {
      dimension: 'm4l',
      title: 'Four-lepton invariant mass',
      label: 'm(4ℓ)',
      unit: 'GeV',
      axis: {low: 80, high: 170, bins: 36},
      explanation:
        'The invariant mass of all four. Look for the Z boson at 91 GeV and the Higgs boson at 125 GeV; events above 170 GeV, near the threshold for two on-shell Z bosons, are in the overflow.',
    },
    {
      dimension: 'm12',
      title: 'Mass of the pair closer to the Z boson mass',
      label: 'm12',
      unit: 'GeV',
      axis: {low: 40, high: 110, bins: 28},
      explanation: 'The mass of the opposite-sign same-flavour pair that is closest to 91 GeV.',
    },
    {
      dimension: 'm34',
      title: 'Mass of the second lepton pair',
      label: 'm34',
      unit: 'GeV',
      axis: {low: 0, high: 110, bins: 22},
      explanation:
        'The mass of the remaining pair. For a Higgs boson, it rarely exceeds 34 GeV, because 125 − 91 = 34.',
    },
    {
      dimension: 'channel',
      title: 'Lepton flavours',
      label: 'Channel',
      unit: '',
      axis: {low: 0, high: 3, bins: 3},
      categories: ['4e', '4μ', '2e2μ'],
      explanation:
        'Four electrons, four muons, or two of each. Muons are reconstructed with a higher efficiency than electrons.',
    },
    momentum(1, 200),
    momentum(2, 150),
    momentum(3, 100),
    momentum(4, 60),
    {
      dimension: 'minDeltaR',
      title: 'Smallest angular separation of two leptons',
      label: 'min ΔR',
      unit: '',
      axis: {low: 0, high: 3, bins: 15},
      explanation: 'The smallest angular separation ΔR between any two of the leptons.',
    },
  ],
  processes: [
    {id: 'higgs', label: 'H → ZZ*', look: 'higgs', isSignal: true},
    {id: 'zz', label: 'ZZ*', look: 'zz', isSignal: false},
    {id: 'other', label: 'Other', look: 'other', isSignal: false},
  ],
  signalStands: 'above',
  hasPseudoData: true,
  luminosity: 36.6,
  presets: [],
  whatIf: [],
  challenges: [
    {
      id: 'fiveSigma',
      title: 'Discovery',
      task: 'By convention, a discovery requires a significance of five standard deviations. Reach 5 with the Asimov formula, which does not overestimate the significance when few background events remain.',
      measure: 'asimov',
      target: 5,
      minEffectiveEvents: 30,
    },
  ],
  thumbnail: {dimension: 'm4l', cuts: '', shows: 'stack'},
};
