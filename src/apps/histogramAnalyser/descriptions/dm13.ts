import type {AppDescription} from '../model/description';
import {deltaRLl, leadingPt, met, mll, subleadingPt} from './dileptonHistograms';

export const dm13: AppDescription = {
  key: 'dm13',
  name: 'dm',
  route: '/apps/dark-matter-analyser',
  title: 'Histogram Analyser: Z and dark matter',
  summary:
    'A Z boson that recoils from nothing. Separate a signal of dark matter, as a model predicts it, from neutrinos and from bad measurements.',
  histograms: [
    {...met, axis: {low: 80, high: 400, bins: 32}},
    {
      dimension: 'metOverHt',
      title: 'Missing momentum over all that was seen',
      label: 'ETmiss / HT',
      unit: '',
      axis: {low: 0.4, high: 1.2, bins: 16},
      explanation:
        'Missing transverse momentum divided by the scalar sum of what was seen. It is small where jets were measured badly.',
    },
    {...mll, axis: {low: 60, high: 125, bins: 26}},
    {
      dimension: 'deltaPhiLlMet',
      title: 'Angle between the pair and the missing momentum',
      label: 'Δφ(ℓℓ, ETmiss)',
      unit: '°',
      axis: {low: 90, high: 180, bins: 18},
      explanation: 'Across the beam. A Z boson that recoils from dark matter alone has 180°.',
    },
    {
      dimension: 'fractionalDifference',
      title: 'Imbalance of pair and missing momentum',
      label: '|ETmiss − pT(ℓℓ)| / pT(ℓℓ)',
      unit: '',
      axis: {low: 0, high: 0.3, bins: 15},
      explanation: 'Zero where the pair and what is missing balance each other.',
    },
    {...deltaRLl, axis: {low: 0, high: 2, bins: 20}},
    leadingPt,
    subleadingPt,
    {
      dimension: 'bJets',
      title: 'Number of b jets',
      label: 'N(b jets)',
      unit: '',
      axis: {low: -0.5, high: 4.5, bins: 5},
      explanation: 'Jets that look as if a b quark had started them. Top quarks bring them.',
    },
  ],
  processes: [
    {id: 'dm', label: 'Z + dark matter', look: 'higgs', isSignal: true},
    {id: 'zjets', label: 'Z + jets', look: 'zjets', isSignal: false},
    {id: 'nonResonant', label: 'ℓℓ without Z', look: 'ttbar', isSignal: false},
    {id: 'wz', label: 'WZ', look: 'diboson', isSignal: false},
    {id: 'zz', label: 'ZZ', look: 'zz', isSignal: false},
  ],
  signalStands: 'above',
  hasPseudoData: true,
  luminosity: 10,
  presets: [],
  whatIf: [],
  challenges: [
    {
      id: 'fourSigma',
      title: 'Reach 4',
      task: 'Without cuts the significance is 3.2. Find cuts that reach 4.',
      measure: 'signalOverRootBackground',
      target: 4,
      minEffectiveEvents: 30,
    },
  ],
};
