import type {AppDescription} from '../model/description';
import {deltaRLl, leadingPt, met, mll, subleadingPt} from './dileptonHistograms';

export const dm13: AppDescription = {
  key: 'dm13',
  name: 'dm',
  route: '/apps/dark-matter-analyser',
  title: 'Histogram Analyser: Z and dark matter',
  summary:
    'The mono-Z search: a Z boson that recoils against something invisible. Separate a dark-matter signal, as predicted by one model, from events with neutrinos or mismeasured jets.',
  histograms: [
    {...met, axis: {low: 80, high: 400, bins: 32}},
    {
      dimension: 'metOverHt',
      title: 'Missing transverse momentum relative to HT',
      label: 'ETmiss / HT',
      unit: '',
      axis: {low: 0.4, high: 1.2, bins: 16},
      explanation:
        'Missing transverse momentum divided by HT, the scalar sum of the transverse momenta of leptons and jets. It is small for events with mismeasured jets.',
    },
    {...mll, axis: {low: 60, high: 125, bins: 26}},
    {
      dimension: 'deltaPhiLlMet',
      title: 'Azimuthal separation of lepton pair and missing momentum',
      label: 'Δφ(ℓℓ, ETmiss)',
      unit: '°',
      axis: {low: 90, high: 180, bins: 18},
      explanation:
        'The angle in the plane transverse to the beam: 180° for a Z boson that recoils against dark matter alone.',
    },
    {
      dimension: 'fractionalDifference',
      title: 'Momentum imbalance',
      label: '|ETmiss − pT(ℓℓ)| / pT(ℓℓ)',
      unit: '',
      axis: {low: 0, high: 0.3, bins: 15},
      explanation:
        'The difference between the missing transverse momentum and the transverse momentum of the lepton pair, relative to the latter: zero if the two balance.',
    },
    {...deltaRLl, axis: {low: 0, high: 2, bins: 20}},
    leadingPt,
    subleadingPt,
    {
      dimension: 'bJets',
      title: 'Number of b-tagged jets',
      label: 'N(b-tags)',
      unit: '',
      axis: {low: -0.5, high: 4.5, bins: 5},
      explanation:
        'Jets identified as coming from a b quark. They are typical of top-quark decays.',
    },
  ],
  processes: [
    {id: 'dm', label: 'Z + dark matter', look: 'higgs', isSignal: true},
    {id: 'zjets', label: 'Z + jets', look: 'zjets', isSignal: false},
    {id: 'nonResonant', label: 'non-resonant ℓℓ', look: 'ttbar', isSignal: false},
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
      title: 'Reach a significance of 4',
      task: 'Without cuts, the significance is 3.2. Find cuts that reach 4.',
      measure: 'signalOverRootBackground',
      target: 4,
      minEffectiveEvents: 30,
    },
  ],
  thumbnail: {dimension: 'met', cuts: 'in.deltaPhiLlMet=160..', shows: 'stack'},
};
