/** Example particles: their tracks through the section, and their signals in each system. */

export type Trace = 'none' | 'a little' | 'some' | 'track' | 'shower' | 'hits';

export interface ExampleParticle {
  readonly key: string;
  readonly name: string;
  readonly symbol: string;
  /** The token of its colour. */
  readonly colour: string;
  readonly charge: -1 | 0 | 1;
  /** Transverse momentum in GeV: small, so that the bending shows. */
  readonly pt: number;
  /** Direction at the beam, in degrees, anticlockwise from the right. */
  readonly azimuth: number;
  readonly leaves: {
    readonly tracker: Trace;
    readonly electromagnetic: Trace;
    readonly hadronic: Trace;
    readonly muon: Trace;
  };
  readonly sentence: string;
}

export const exampleParticles: readonly ExampleParticle[] = [
  {
    key: 'electron',
    name: 'electron',
    symbol: 'e⁻',
    colour: 'particle-electron',
    charge: -1,
    pt: 3,
    azimuth: 74.5,
    leaves: {tracker: 'track', electromagnetic: 'shower', hadronic: 'none', muon: 'none'},
    sentence:
      'An electron leaves a curved track and stops in the electromagnetic calorimeter, where it deposits nearly all its energy in a shower.',
  },
  {
    key: 'photon',
    name: 'photon',
    symbol: 'γ',
    colour: 'particle-photon',
    charge: 0,
    pt: 3,
    azimuth: 73,
    leaves: {tracker: 'none', electromagnetic: 'shower', hadronic: 'none', muon: 'none'},
    sentence:
      'A photon produces the same kind of shower as an electron, but leaves no track unless it converts to an electron–positron pair on the way.',
  },
  {
    key: 'b-jet',
    name: 'b jet',
    symbol: 'b',
    colour: 'particle-b-jet',
    charge: 0,
    pt: 40,
    azimuth: 64.5,
    leaves: {tracker: 'track', electromagnetic: 'shower', hadronic: 'shower', muon: 'none'},
    sentence:
      'A b jet is a spray of many particles. Some of its tracks are displaced: they start at a secondary vertex, where a hadron containing a bottom quark decayed after a few millimetres (drawn larger here).',
  },
  {
    key: 'hadron',
    name: 'proton or π⁺',
    symbol: 'p, π⁺',
    colour: 'particle-hadron',
    charge: 1,
    pt: 3,
    azimuth: 59,
    leaves: {tracker: 'track', electromagnetic: 'some', hadronic: 'shower', muon: 'none'},
    sentence:
      'A charged hadron, such as a proton or a pion, leaves a curved track and deposits some energy in the electromagnetic calorimeter and most of it in the hadronic one.',
  },
  {
    key: 'neutron',
    name: 'neutron',
    symbol: 'n',
    colour: 'particle-neutron',
    charge: 0,
    pt: 3,
    azimuth: 30.5,
    leaves: {tracker: 'none', electromagnetic: 'some', hadronic: 'shower', muon: 'none'},
    sentence:
      'A neutron leaves no track. About two in three neutrons already interact in the electromagnetic calorimeter; the shower spreads over both calorimeters, with most of the energy in the hadronic one.',
  },
  {
    key: 'muon',
    name: 'muon',
    symbol: 'μ⁻',
    colour: 'particle-muon',
    charge: -1,
    pt: 6,
    azimuth: 12,
    leaves: {tracker: 'track', electromagnetic: 'a little', hadronic: 'a little', muon: 'hits'},
    sentence:
      'A muon leaves a track, deposits little energy, passes through all layers and is measured again in the muon spectrometer.',
  },
  {
    key: 'neutrino',
    name: 'neutrino',
    symbol: 'ν',
    colour: 'particle-neutrino',
    charge: 0,
    pt: 20,
    azimuth: 5,
    leaves: {tracker: 'none', electromagnetic: 'none', hadronic: 'none', muon: 'none'},
    sentence:
      'A neutrino is invisible to the detector. It shows up only in the momentum balance of the event, as missing transverse momentum.',
  },
];

/** Where the name ends in the sign already. */
const holdsItsSign = ['b-jet', 'hadron'];

/** Whom the reader may follow. */
export const choices = [
  {value: 'all', label: 'all', colour: 'ink'},
  ...exampleParticles.map(({key, name, symbol, colour}) => ({
    value: key,
    label: name,
    symbol: holdsItsSign.includes(key) ? undefined : symbol,
    colour,
  })),
];
