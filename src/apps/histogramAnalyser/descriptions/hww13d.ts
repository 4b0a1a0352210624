import type {AppDescription} from '../model/description';
import {
  bTags,
  deltaPhiLl,
  deltaPhiMetLl,
  jets,
  leadingPt,
  met,
  mll,
  mt,
  ptll,
} from './dileptonHistograms';

export const hww13d: AppDescription = {
  key: 'hww13d',
  name: 'hwwdata',
  route: '/apps/histogram-analyser-data',
  title: 'Histogram Analyser: H → WW with pseudo-data',
  summary:
    'One electron and one muon, in simulation and pseudo-data. Check where the two agree before you believe an excess.',
  histograms: [mt, mll, jets, bTags, ptll, met, deltaPhiMetLl, deltaPhiLl, leadingPt],
  processes: [
    {id: 'higgs', label: 'H → WW', look: 'higgs', isSignal: true},
    {id: 'ww', label: 'WW', look: 'diboson', isSignal: false},
    {id: 'ttbar', label: 'tt̄', look: 'ttbar', isSignal: false},
    {id: 'z', label: 'Z → ττ', look: 'zjets', isSignal: false},
    {id: 'other', label: 'Other', look: 'other', isSignal: false},
  ],
  signalStands: 'below',
  hasPseudoData: true,
  luminosity: 10.06,
  presets: ['published2020'],
  whatIf: [],
  challenges: [
    {
      id: 'twoSigma',
      title: 'Reach a significance of 2',
      task: 'Requiring at most one jet already gives a significance of 1.2. Find cuts that raise S/√B to 2, and check on the way whether pseudo-data and simulation agree.',
      measure: 'signalOverRootBackground',
      target: 2,
      minEffectiveEvents: 30,
    },
    {
      id: 'threeSigma',
      title: 'Evidence',
      task: 'By convention, evidence requires a significance of three standard deviations. Reach a significance of 3, and decide whether the pseudo-data agree better with the simulation with or without the Higgs boson.',
      measure: 'signalOverRootBackground',
      target: 3,
      minEffectiveEvents: 30,
    },
  ],
  thumbnail: {dimension: 'mt', cuts: 'in.mll=..55&in.bTags=..0.5', shows: 'stack'},
};
