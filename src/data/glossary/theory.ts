import {pages} from './pages';
import type {TermSource} from './schema';

/** Particles, forces and decays, and collisions of nuclei. */
export const theory: readonly TermSource[] = [
  {
    id: 'standard-model',
    term: 'Standard Model',
    definition:
      'The theory of all known elementary particles and of the electromagnetic, weak and strong interactions between them.',
    see: ['fermion', 'boson', 'higgs-boson'],
    page: pages.standardModel,
    weight: 1,
  },
  {
    id: 'boson',
    term: 'boson',
    definition:
      'A particle with integer spin: the carriers of the forces, such as the photon, and the quantum of the Higgs field. Any number of identical particles of this kind can be in the same quantum state.',
    see: ['fermion', 'w-boson', 'z-boson', 'higgs-boson'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'fermion',
    term: 'fermion',
    definition:
      'A particle with half-integer spin, such as an electron or a quark; matter consists of these particles. No two identical particles of this kind can be in the same quantum state.',
    see: ['boson', 'lepton', 'quark'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'spin',
    term: 'spin',
    definition:
      'The intrinsic angular momentum of a particle, which does not come from motion around another object.',
    see: ['boson', 'fermion'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'lepton',
    term: 'lepton',
    unlike: ['scalar lepton'],
    symbol: '\\ell',
    definition:
      'A matter particle that does not interact strongly: electron, muon, tau or a neutrino. In event selections, the word means only electrons and muons.',
    see: ['muon', 'neutrino', 'hadronic-tau'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'quark',
    term: 'quark',
    symbol: 'q',
    definition:
      'A matter particle that interacts strongly and is never observed alone. There are six flavours: up, down, strange, charm, bottom and top.',
    see: ['gluon', 'hadron', 'top-quark'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'gluon',
    term: 'gluon',
    symbol: 'g',
    definition:
      'The massless carrier of the strong force, which binds quarks into protons and, unlike the photon, also interacts with itself.',
    see: ['quark', 'qcd', 'parton'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'hadron',
    term: 'hadron',
    definition: 'A particle made of quarks bound by the strong force, such as a proton or a pion.',
    see: ['quark', 'hadronisation', 'jet'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'muon',
    term: 'muon',
    symbol: '\\mu',
    definition:
      'A particle like the electron but 207 times as heavy, which passes through the whole detector.',
    see: ['lepton', 'muon-spectrometer'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'neutrino',
    term: 'neutrino',
    symbol: '\\nu',
    definition:
      'A neutral, very light particle that interacts only weakly and is invisible to the detector.',
    see: ['missing-transverse-momentum', 'lepton'],
    page: pages.standardModel,
    weight: 1,
  },
  {
    id: 'photon',
    term: 'photon',
    symbol: '\\gamma',
    definition: 'The particle of light and the carrier of the electromagnetic force.',
    see: ['photon-conversion', 'boson'],
    page: pages.electrons,
    weight: 1,
  },
  {
    id: 'w-boson',
    term: 'W boson',
    symbol: 'W^\\pm',
    definition:
      'The charged carrier of the weak force, with a mass of 80.37 GeV, which changes the flavour of quarks or leptons.',
    see: ['z-boson', 'transverse-mass'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'z-boson',
    term: 'Z boson',
    symbol: 'Z',
    definition:
      'The neutral carrier of the weak force, with a mass of 91.19 GeV. Its decays to two electrons or two muons are used to calibrate the detector.',
    see: ['w-boson', 'tag-and-probe'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'higgs-boson',
    term: 'Higgs boson',
    symbol: 'H',
    definition:
      'The particle associated with the field that gives elementary particles their masses, discovered in 2012, with a mass of 125 GeV.',
    see: ['gluon-fusion', 'branching-ratio'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'top-quark',
    term: 'top quark',
    symbol: 't',
    definition:
      'The heaviest known elementary particle, with a mass near 172.5 GeV. It decays, almost always to a W boson and a bottom quark, before it can form a hadron.',
    see: ['quark', 'w-boson', 'b-jet'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'antiparticle',
    term: 'antiparticle',
    forms: ['antimatter'],
    definition:
      'The partner of a particle with the same mass and opposite charge, such as the positron for the electron.',
    see: ['fermion'],
    page: pages.standardModel,
    weight: 1,
  },
  {
    id: 'qcd',
    term: 'quantum chromodynamics',
    spellings: ['QCD'],
    definition: 'The theory of the strong force, which describes how quarks and gluons interact.',
    see: ['gluon', 'hadron'],
    page: pages.standardModel,
    weight: 3,
  },
  {
    id: 'gluon-fusion',
    term: 'gluon–gluon fusion',
    spellings: ['gluon fusion', 'ggF'],
    definition:
      'The most frequent production mode of the Higgs boson: two gluons, one from each proton, fuse via a loop of heavy quarks.',
    see: ['higgs-boson', 'vector-boson-fusion'],
    page: pages.standardModel,
    weight: 3,
  },
  {
    id: 'vector-boson-fusion',
    term: 'vector-boson fusion',
    spellings: ['VBF'],
    forms: ['vector boson fusion'],
    definition:
      'The production of a Higgs boson from two W or Z bosons radiated by quarks of the protons; these quarks form two jets, one forward and one backward.',
    see: ['higgs-boson', 'gluon-fusion'],
    page: pages.standardModel,
    weight: 3,
  },
  {
    id: 'branching-ratio',
    term: 'branching ratio',
    spellings: ['branching fraction'],
    unit: '%',
    definition: 'The fraction of a particle’s decays that lead to one final state.',
    see: ['decay-channel', 'decay-width'],
    page: pages.standardModel,
    weight: 3,
  },
  {
    id: 'decay-channel',
    term: 'decay channel',
    definition: 'One of the final states to which a particle can decay.',
    see: ['branching-ratio'],
    page: pages.standardModel,
    weight: 2,
  },
  {
    id: 'decay-width',
    term: 'decay width',
    symbol: '\\Gamma',
    unit: 'GeV',
    definition:
      'The intrinsic spread of the mass of an unstable particle: the shorter the lifetime, the larger the width.',
    see: ['branching-ratio', 'invariant-mass'],
    page: pages.standardModel,
    weight: 3,
  },
  {
    id: 'supersymmetry',
    term: 'supersymmetry',
    spellings: ['SUSY'],
    definition:
      'A proposed symmetry of nature in which every known particle has a partner whose spin differs by one half; no such partner has been found.',
    see: ['fermion', 'boson', 'dark-matter'],
    page: pages.standardModel,
    weight: 3,
  },
  {
    id: 'dark-matter',
    term: 'dark matter',
    definition:
      'Matter known only from its gravitational effects, about 27 % of the content of the universe; its nature is unknown.',
    see: ['missing-transverse-momentum', 'supersymmetry'],
    page: pages.standardModel,
    weight: 1,
  },
  {
    id: 'centrality',
    term: 'centrality',
    unit: '%',
    definition:
      'The degree of overlap of two colliding nuclei, given as a percentile of all collisions ordered by their activity: 0–10 % are the most head-on.',
    see: ['glauber-model', 'impact-parameter'],
    page: pages.heavyIons,
    weight: 3,
  },
  {
    id: 'glauber-model',
    term: 'Glauber model',
    definition:
      'A model of colliding nuclei as protons and neutrons on straight paths. It gives the number of participants for each distance between the centres.',
    see: ['centrality', 'impact-parameter'],
    page: pages.heavyIons,
    weight: 3,
  },
  {
    id: 'quark-gluon-plasma',
    term: 'quark–gluon plasma',
    definition:
      'Matter so hot and dense that quarks and gluons are no longer bound in protons and neutrons, as in the first microseconds of the universe.',
    see: ['heavy-ion', 'elliptic-flow'],
    page: pages.heavyIons,
    weight: 3,
  },
  {
    id: 'elliptic-flow',
    term: 'elliptic flow',
    symbol: 'v_2',
    definition:
      'An azimuthal asymmetry in the emission of particles around the beams, which arises because the overlap region of two nuclei is almond-shaped.',
    see: ['quark-gluon-plasma', 'centrality'],
    page: pages.heavyIons,
    weight: 3,
  },
];
