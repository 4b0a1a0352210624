import type {AppDescription, HistogramDescription} from '../model/description';

const momentum = (number: 1 | 2 | 3 | 4, high: number): HistogramDescription => ({
  dimension: `pt${number}`,
  title: `Transverse momentum of lepton ${number}`,
  label: `pT(ℓ${number})`,
  unit: 'GeV',
  axis: {low: 0, high, bins: 20},
  explanation:
    number === 4
      ? 'The softest of the four. To ask for more costs many Higgs bosons, since one Z boson of each is light.'
      : 'Leptons in the order of their momentum across the beam, the hardest first.',
});

export const hzz13: AppDescription = {
  key: 'hzz13',
  name: 'hzz',
  route: '/apps/four-lepton-analyser',
  title: 'Histogram Analyser: H → ZZ* → 4ℓ',
  summary:
    'Four leptons in two pairs. Their mass shows the Z boson, then a flat stretch, and in it the Higgs boson as a peak at 125 GeV.',
  histograms: [
    {
      dimension: 'm4l',
      title: 'Mass of the four leptons',
      label: 'm(4ℓ)',
      unit: 'GeV',
      axis: {low: 80, high: 170, bins: 36},
      explanation:
        'The invariant mass of all four. Look for the Z boson at 91 GeV and for the Higgs boson at 125 GeV; above 170 GeV, where two real Z bosons begin, events are in the overflow.',
    },
    {
      dimension: 'm12',
      title: 'Mass of the pair nearer to the Z boson',
      label: 'm12',
      unit: 'GeV',
      axis: {low: 40, high: 110, bins: 28},
      explanation: 'The pair of opposite charge and one flavour whose mass is nearest to 91 GeV.',
    },
    {
      dimension: 'm34',
      title: 'Mass of the other pair',
      label: 'm34',
      unit: 'GeV',
      axis: {low: 0, high: 110, bins: 22},
      explanation:
        'What is left for the other pair. For a Higgs boson it ends near 34 GeV, for 125 − 91 = 34.',
    },
    {
      dimension: 'channel',
      title: 'Kinds of the four leptons',
      label: 'Channel',
      unit: '',
      axis: {low: 0, high: 3, bins: 3},
      categories: ['4e', '4μ', '2e2μ'],
      explanation: 'Muons are measured best and electrons are lost more often.',
    },
    momentum(1, 200),
    momentum(2, 150),
    momentum(3, 100),
    momentum(4, 60),
    {
      dimension: 'minDeltaR',
      title: 'Smallest distance of two leptons',
      label: 'min ΔR',
      unit: '',
      axis: {low: 0, high: 3, bins: 15},
      explanation: 'The two leptons that fly closest together, in pseudorapidity and azimuth.',
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
      task: 'Five standard deviations are called a discovery. Reach 5 by the Asimov formula, which does not say too much when little background is left.',
      measure: 'asimov',
      target: 5,
      minEffectiveEvents: 30,
    },
  ],
};
