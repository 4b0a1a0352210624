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
    'Nine linked histograms of events with two leptons. Cut on one, and see in all others what is left of the Higgs boson and of the three processes that look like it.',
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
      title: 'Reach 1.5',
      task: 'Find cuts that bring the significance S/√B to 1.5 or more.',
      measure: 'signalOverRootBackground',
      target: 1.5,
      minEffectiveEvents: 30,
    },
    {
      id: 'beatTheRecipe',
      title: 'Beat the recipe',
      task: 'The recipe of 2020 for events without jets reaches a significance of about 1.7. Find cuts that reach 2.2, for which one kind of leptons and the transverse mass help.',
      measure: 'signalOverRootBackground',
      target: 2.2,
      minEffectiveEvents: 30,
    },
    {
      id: 'threeSigma',
      title: 'Evidence',
      task: 'Three standard deviations are called evidence. Reach a significance of 3 with enough simulated events left to believe it.',
      measure: 'signalOverRootBackground',
      target: 3,
      minEffectiveEvents: 30,
    },
  ],
};
