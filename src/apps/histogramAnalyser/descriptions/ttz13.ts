import type {AppDescription, HistogramDescription} from '../model/description';
import {
  bTags,
  channel,
  deltaPhiLl,
  deltaRLl,
  jets,
  leadingPt,
  met,
  mll,
  ptll,
} from './dileptonHistograms';

const manyJets: HistogramDescription = {
  ...jets,
  explanation:
    'Jets with a transverse momentum above 25 GeV; at least three are required. If both top quarks decay hadronically, there are six.',
};

const boostedPair: HistogramDescription = {
  ...deltaRLl,
  explanation:
    'The combined separation in pseudorapidity and azimuth. A Z boson produced in association with two top quarks often has a large momentum, so its leptons are close together.',
};

export const ttz13: AppDescription = {
  key: 'ttz13',
  name: 'ttz',
  route: '/apps/ttz-analyser',
  title: 'Histogram Analyser: tt̄Z',
  summary:
    'A top-quark pair and a Z boson: two leptons and up to six jets. Find a rare Standard Model process among two much more common backgrounds.',
  histograms: [channel, mll, manyJets, bTags, ptll, met, boostedPair, deltaPhiLl, leadingPt],
  processes: [
    {id: 'ttz', label: 'tt̄Z', look: 'ttz', isSignal: true},
    {id: 'ttbar', label: 'tt̄', look: 'ttbar', isSignal: false},
    {id: 'z', label: 'Z', look: 'zjets', isSignal: false},
    {id: 'other', label: 'Other', look: 'other', isSignal: false},
  ],
  signalStands: 'below',
  hasPseudoData: true,
  luminosity: 10.06,
  presets: [],
  whatIf: [],
  challenges: [
    {
      id: 'ninety',
      title: 'Reach a significance of 0.9',
      task: 'Raise the significance S/√B above 0.9.',
      measure: 'signalOverRootBackground',
      target: 0.9,
      minEffectiveEvents: 30,
    },
    {
      id: 'beyond',
      title: 'Beat the reference selection',
      task: 'The reference selection with six jets and two b-tags reaches a significance of 1.0. The transverse momenta of the leptons help: reach 1.05.',
      measure: 'signalOverRootBackground',
      target: 1.05,
      minEffectiveEvents: 30,
    },
  ],
  thumbnail: {
    dimension: 'mll',
    cuts: 'is.channel=0,1&in.jets=5.5..&in.bTags=1.5..',
    shows: 'stack',
  },
};
