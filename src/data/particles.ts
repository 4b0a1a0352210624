/**
 * The particles of the Standard Model. Masses, charges and spins as the Particle Data Group gives
 * them, rounded; those of quarks but the top in the scheme called MS-bar. Years of discovery are
 * those of the observation that convinced people, as histories of the field give them.
 */
type ParticleFamily = 'quark' | 'lepton' | 'gauge boson' | 'Higgs boson';
type Interaction = 'strong' | 'electromagnetic' | 'weak';

export interface Particle {
  readonly key: string;
  readonly name: string;
  /** What follows an underscore is set low. */
  readonly symbol: string;
  readonly family: ParticleFamily;
  /** Of matter; null for bosons. */
  readonly generation: 1 | 2 | 3 | null;
  /** As it is printed, with its unit. */
  readonly mass: string;
  /** In MeV; for neutrinos the upper limit. */
  readonly massMeV: number;
  /** Electric charge in thirds of that of the proton. */
  readonly chargeThirds: -3 | -1 | 0 | 2 | 3;
  readonly spin: '0' | '1/2' | '1';
  /** Its antiparticle by name and symbol; null where it is the particle itself. */
  readonly antiparticle: string | null;
  readonly feels: readonly Interaction[];
  readonly discovery: {readonly year: number; readonly how: string};
  /** What a detector at the LHC gets to see of it. */
  readonly signature: string;
}

const quark = {family: 'quark', spin: '1/2', feels: ['strong', 'electromagnetic', 'weak']} as const;
const up = {...quark, chargeThirds: 2} as const;
const down = {...quark, chargeThirds: -1} as const;
const chargedLepton = {
  family: 'lepton',
  spin: '1/2',
  chargeThirds: -3,
  feels: ['electromagnetic', 'weak'],
} as const;
const neutrino = {
  family: 'lepton',
  spin: '1/2',
  chargeThirds: 0,
  mass: '< 0.45 eV',
  massMeV: 0.45e-6,
  feels: ['weak'],
  signature: 'Nothing directly: it appears as missing transverse momentum.',
} as const;

export const particles: readonly Particle[] = [
  {
    ...up,
    key: 'up',
    name: 'up quark',
    symbol: 'u',
    generation: 1,
    mass: '2.2 MeV',
    massMeV: 2.2,
    antiparticle: 'up antiquark ū',
    discovery: {year: 1968, how: 'in electron scattering off point-like constituents of protons'},
    signature: 'A jet. Two up quarks and a down quark make a proton.',
  },
  {
    ...up,
    key: 'charm',
    name: 'charm quark',
    symbol: 'c',
    generation: 2,
    mass: '1.27 GeV',
    massMeV: 1270,
    antiparticle: 'charm antiquark c̄',
    discovery: {year: 1974, how: 'in the J/ψ, a charm quark with its antiquark'},
    signature:
      'A jet that contains a hadron that travels up to a few millimetres before it decays.',
  },
  {
    ...up,
    key: 'top',
    name: 'top quark',
    symbol: 't',
    generation: 3,
    mass: '172.6 GeV',
    massMeV: 172_600,
    antiparticle: 'top antiquark t̄',
    discovery: {year: 1995, how: 'at the Tevatron, in pairs'},
    signature: 'Its decay to a b-jet and a W boson: it does not live long enough to form a hadron.',
  },
  {
    ...down,
    key: 'down',
    name: 'down quark',
    symbol: 'd',
    generation: 1,
    mass: '4.7 MeV',
    massMeV: 4.7,
    antiparticle: 'down antiquark d̄',
    discovery: {year: 1968, how: 'in electron scattering off point-like constituents of protons'},
    signature: 'A jet. Two down quarks and an up quark make a neutron.',
  },
  {
    ...down,
    key: 'strange',
    name: 'strange quark',
    symbol: 's',
    generation: 2,
    mass: '93 MeV',
    massMeV: 93,
    antiparticle: 'strange antiquark s̄',
    discovery: {
      year: 1947,
      how: 'in kaons from cosmic rays, although strangeness was understood only later',
    },
    signature: 'A jet, in which kaons are more frequent.',
  },
  {
    ...down,
    key: 'bottom',
    name: 'bottom quark',
    symbol: 'b',
    generation: 3,
    mass: '4.18 GeV',
    massMeV: 4180,
    antiparticle: 'bottom antiquark b̄',
    discovery: {year: 1977, how: 'in the Υ, a bottom quark with its antiquark'},
    signature: 'A b-jet: its hadron travels a few millimetres, so the jet has displaced tracks.',
  },
  {
    ...chargedLepton,
    key: 'electron',
    name: 'electron',
    symbol: 'e',
    generation: 1,
    mass: '0.511 MeV',
    massMeV: 0.511,
    antiparticle: 'positron e⁺',
    discovery: {year: 1897, how: 'in cathode rays'},
    signature: 'A track, and a shower in the electromagnetic calorimeter.',
  },
  {
    ...chargedLepton,
    key: 'muon',
    name: 'muon',
    symbol: 'μ',
    generation: 2,
    mass: '105.66 MeV',
    massMeV: 105.66,
    antiparticle: 'antimuon μ⁺',
    discovery: {year: 1936, how: 'in cosmic rays'},
    signature: 'A track through all layers, out to the muon spectrometer.',
  },
  {
    ...chargedLepton,
    key: 'tau',
    name: 'tau lepton',
    symbol: 'τ',
    generation: 3,
    mass: '1.777 GeV',
    massMeV: 1777,
    antiparticle: 'antitau τ⁺',
    discovery: {year: 1975, how: 'at the electron–positron collider SPEAR'},
    signature:
      'Its decay: a narrow jet with one or three tracks in 65 % of cases, otherwise a lepton.',
  },
  {
    ...neutrino,
    key: 'electron-neutrino',
    name: 'electron neutrino',
    symbol: 'ν_e',
    generation: 1,
    antiparticle: 'electron antineutrino',
    discovery: {year: 1956, how: 'at a nuclear reactor'},
  },
  {
    ...neutrino,
    key: 'muon-neutrino',
    name: 'muon neutrino',
    symbol: 'ν_μ',
    generation: 2,
    antiparticle: 'muon antineutrino',
    discovery: {year: 1962, how: 'in the first neutrino beam'},
  },
  {
    ...neutrino,
    key: 'tau-neutrino',
    name: 'tau neutrino',
    symbol: 'ν_τ',
    generation: 3,
    antiparticle: 'tau antineutrino',
    discovery: {year: 2000, how: 'in photographic emulsion at Fermilab'},
  },
  {
    key: 'gluon',
    name: 'gluon',
    symbol: 'g',
    family: 'gauge boson',
    generation: null,
    mass: '0',
    massMeV: 0,
    chargeThirds: 0,
    spin: '1',
    antiparticle: null,
    feels: ['strong'],
    discovery: {year: 1979, how: 'in three-jet events at the PETRA collider'},
    signature: 'A jet, on average somewhat wider than a quark jet.',
  },
  {
    key: 'photon',
    name: 'photon',
    symbol: 'γ',
    family: 'gauge boson',
    generation: null,
    mass: '0',
    massMeV: 0,
    chargeThirds: 0,
    spin: '1',
    antiparticle: null,
    feels: ['electromagnetic'],
    discovery: {
      year: 1923,
      how: 'in Compton scattering: X-rays scatter off electrons like particles',
    },
    signature: 'A shower in the electromagnetic calorimeter, without a track.',
  },
  {
    key: 'z',
    name: 'Z boson',
    symbol: 'Z',
    family: 'gauge boson',
    generation: null,
    mass: '91.19 GeV',
    massMeV: 91_190,
    chargeThirds: 0,
    spin: '1',
    antiparticle: null,
    feels: ['weak'],
    discovery: {year: 1983, how: 'in proton–antiproton collisions at CERN'},
    signature: 'Its decay: two leptons of the same flavour and opposite charge, or two jets.',
  },
  {
    key: 'w',
    name: 'W boson',
    symbol: 'W',
    family: 'gauge boson',
    generation: null,
    mass: '80.37 GeV',
    massMeV: 80_370,
    chargeThirds: 3,
    spin: '1',
    antiparticle: 'W⁻, of opposite charge',
    feels: ['electromagnetic', 'weak'],
    discovery: {year: 1983, how: 'in proton–antiproton collisions at CERN'},
    signature: 'Its decay: a lepton and missing transverse momentum, or two jets.',
  },
  {
    key: 'higgs',
    name: 'Higgs boson',
    symbol: 'H',
    family: 'Higgs boson',
    generation: null,
    mass: '125.1 GeV',
    massMeV: 125_110,
    chargeThirds: 0,
    spin: '0',
    antiparticle: null,
    feels: ['weak'],
    discovery: {year: 2012, how: 'by ATLAS and CMS at the LHC'},
    signature: 'Its decay: most clearly to two photons or four leptons, most often to two b-jets.',
  },
];
