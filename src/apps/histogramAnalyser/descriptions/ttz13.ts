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
    'Jets with more than 25 GeV across the beam; three are required. Two top quarks that decay to quarks bring six.',
};

const boostedPair: HistogramDescription = {
  ...deltaRLl,
  explanation:
    'The distance in pseudorapidity and azimuth together. Beside two top quarks a Z boson flies fast, and its leptons stay together.',
};

export const ttz13: AppDescription = {
  key: 'ttz13',
  name: 'ttz',
  route: '/apps/ttz-analyser',
  title: 'Histogram Analyser: tt̄Z',
  summary:
    'Two top quarks and a Z boson: two leptons and up to six jets. Find one of the rarest processes of the Standard Model below two common ones.',
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
      title: 'Reach 0.9',
      task: 'Bring the significance S/√B above 0.9.',
      measure: 'signalOverRootBackground',
      target: 0.9,
      minEffectiveEvents: 30,
    },
    {
      id: 'beyond',
      title: 'Go beyond',
      task: 'The recipe with six jets and two b-tags reaches 1.0. The momenta of the leptons help: reach 1.05.',
      measure: 'signalOverRootBackground',
      target: 1.05,
      minEffectiveEvents: 30,
    },
  ],
};
