import type {AppDescription} from '../model/description';

export const hyy13: AppDescription = {
  key: 'hyy13',
  name: 'hyy',
  route: '/apps/two-photon-analyser',
  title: 'Histogram Analyser: H → γγ',
  summary:
    'A small peak on a large, smoothly falling background. Fit the background, subtract it, and see whether the remainder is a Higgs boson signal or a fluctuation.',
  histograms: [
    {
      dimension: 'myy',
      title: 'Diphoton invariant mass',
      label: 'm(γγ)',
      unit: 'GeV',
      axis: {low: 105, high: 160, bins: 55},
      explanation:
        'The invariant mass of the pair. Most pairs do not come from a Higgs boson, and their mass distribution falls smoothly; the decays of the Higgs boson form a peak at 125 GeV.',
    },
    {
      dimension: 'ptyy',
      title: 'Transverse momentum of the photon pair',
      label: 'pT(γγ)',
      unit: 'GeV',
      axis: {low: 0, high: 200, bins: 20},
      explanation: 'The magnitude of the vector sum of the two transverse momenta.',
    },
    {
      dimension: 'et1',
      title: 'Transverse energy of the leading photon',
      label: 'ET(γ1)',
      unit: 'GeV',
      axis: {low: 30, high: 150, bins: 24},
      explanation: 'The leading photon is the one with the largest transverse energy.',
    },
    {
      dimension: 'et2',
      title: 'Transverse energy of the subleading photon',
      label: 'ET(γ2)',
      unit: 'GeV',
      axis: {low: 20, high: 100, bins: 20},
      explanation: 'The subleading photon is the one with the second-largest transverse energy.',
    },
    {
      dimension: 'cosTheta',
      title: 'Decay angle in the rest frame',
      label: '|cos θ*|',
      unit: '',
      axis: {low: 0, high: 1, bins: 20},
      explanation:
        'The angle between the photon axis and the direction of flight of the pair, in the rest frame of the pair. The Higgs boson has spin 0, so all directions are equally likely.',
    },
  ],
  processes: [
    {id: 'higgs', label: 'H → γγ', look: 'higgs', isSignal: true},
    {id: 'continuum', label: 'γγ continuum', look: 'diboson', isSignal: false},
  ],
  signalStands: 'above',
  hasPseudoData: true,
  luminosity: 10,
  presets: [],
  whatIf: [],
  challenges: [
    {
      id: 'window',
      title: 'Find the best mass window',
      task: 'Choose the mass window with the largest S/√B, and reach 3. A second cut may help.',
      measure: 'signalOverRootBackground',
      target: 3,
      minEffectiveEvents: 100,
    },
  ],
  fit: {dimension: 'myy', mass: 125, width: 1.9, from: 105, to: 160},
  thumbnail: {dimension: 'myy', cuts: 'in.ptyy=20..', shows: 'excess'},
};
