import type {AppDescription} from '../model/description';

export const hyy13: AppDescription = {
  key: 'hyy13',
  name: 'hyy',
  route: '/apps/two-photon-analyser',
  title: 'Histogram Analyser: H → γγ',
  summary:
    'A small bump on a large falling slope. Fit the slope, subtract it, and see whether what stays is a Higgs boson or a fluctuation.',
  histograms: [
    {
      dimension: 'myy',
      title: 'Mass of the two photons',
      label: 'm(γγ)',
      unit: 'GeV',
      axis: {low: 105, high: 160, bins: 55},
      explanation:
        'The invariant mass of the pair. Most pairs have nothing to do with a Higgs boson and fall smoothly; its decays stand at 125 GeV.',
    },
    {
      dimension: 'ptyy',
      title: 'Transverse momentum of the pair',
      label: 'pT(γγ)',
      unit: 'GeV',
      axis: {low: 0, high: 200, bins: 20},
      explanation: 'Both photons added as vectors, across the beam.',
    },
    {
      dimension: 'et1',
      title: 'Transverse energy of the harder photon',
      label: 'ET(γ1)',
      unit: 'GeV',
      axis: {low: 30, high: 150, bins: 24},
      explanation: 'The photon with more energy across the beam.',
    },
    {
      dimension: 'et2',
      title: 'Transverse energy of the softer photon',
      label: 'ET(γ2)',
      unit: 'GeV',
      axis: {low: 20, high: 100, bins: 20},
      explanation: 'The photon with less energy across the beam.',
    },
    {
      dimension: 'cosTheta',
      title: 'Decay angle',
      label: '|cos θ*|',
      unit: '',
      axis: {low: 0, high: 1, bins: 20},
      explanation:
        'The angle of the photons to the direction of the pair, seen from its rest frame. A Higgs boson has no spin and prefers none.',
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
      title: 'Find the window',
      task: 'Choose the window in mass in which S/√B is largest, and reach 3. A second cut may help.',
      measure: 'signalOverRootBackground',
      target: 3,
      minEffectiveEvents: 100,
    },
  ],
  fit: {dimension: 'myy', mass: 125, width: 1.9, from: 105, to: 160},
};
