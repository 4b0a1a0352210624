import type {AppDescription} from '../model/description';
import {
  bTags,
  channel,
  deltaPhiLl,
  deltaPhiMetLl,
  jets,
  met,
  mll,
  mt,
  ptll,
} from './dileptonHistograms';

export const hww13: AppDescription = {
  key: 'hww13',
  name: 'hww',
  route: '/apps/histogram-analyser',
  title: 'Histogram Analyser: H → WW',
  summary:
    'Nine linked histograms of events with two leptons. Cut on one, and see in all the others how much of the Higgs boson signal and of its three main backgrounds remains.',
  histograms: [channel, mll, jets, bTags, ptll, met, deltaPhiMetLl, deltaPhiLl, mt],
  processes: [
    {id: 'higgs', label: 'H → WW', look: 'higgs', isSignal: true},
    {id: 'ww', label: 'WW', look: 'diboson', isSignal: false},
    {id: 'ttbar', label: 'tt̄', look: 'ttbar', isSignal: false},
    {id: 'z', label: 'Z', look: 'zjets', isSignal: false},
  ],
  signalStands: 'below',
  hasPseudoData: false,
  luminosity: 10.06,
  presets: ['published2020'],
  whatIf: ['spinCorrelations', 'missingResolution', 'bTagWorkingPoint', 'pileUp'],
  challenges: [
    {
      id: 'zeroJets',
      title: 'Reach a significance of 1.5',
      task: 'Find cuts that raise the significance S/√B to at least 1.5.',
      measure: 'signalOverRootBackground',
      target: 1.5,
      minEffectiveEvents: 30,
    },
    {
      id: 'beatTheRecipe',
      title: 'Beat the reference selection',
      task: 'The reference selection of the 2020 release for events without jets reaches a significance of about 1.7. Find cuts that reach 2.2: the lepton flavours and the transverse mass help.',
      measure: 'signalOverRootBackground',
      target: 2.2,
      minEffectiveEvents: 30,
    },
    {
      id: 'threeSigma',
      title: 'Evidence',
      task: 'By convention, evidence requires a significance of three standard deviations. Reach a significance of 3 with enough simulated events to trust it.',
      measure: 'signalOverRootBackground',
      target: 3,
      minEffectiveEvents: 30,
    },
  ],
  thumbnail: {dimension: 'deltaPhiLl', cuts: '', shows: 'shapes'},
};
