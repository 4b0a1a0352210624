/**
 * Styles of the objects of an event, the same in every view: a colour, and a width, dash or shape with
 * it, so that colour is never the only sign.
 */
export type ObjectStyleName =
  | 'track'
  | 'pileupTrack'
  | 'electron'
  | 'muon'
  | 'photon'
  | 'jet'
  | 'bJet'
  | 'electromagnetic'
  | 'hadronic'
  | 'pileupCluster'
  | 'primaryVertex'
  | 'secondaryVertex'
  | 'pileupVertex'
  | 'missing'
  | 'hit';

export interface ObjectStyle {
  /** Name of a custom property of `tokens.css`, without its dashes. */
  readonly token: string;
  /** Of the line, in pixels. */
  readonly width: number;
  readonly dash?: string;
  /** Of what is filled; 0 for what is an outline only. */
  readonly fillOpacity: number;
  /** In a legend. */
  readonly name: string;
}

export const objectStyles: Readonly<Record<ObjectStyleName, ObjectStyle>> = {
  electron: {token: 'particle-electron', width: 2.4, fillOpacity: 1, name: 'electron'},
  muon: {token: 'particle-muon', width: 2.8, fillOpacity: 1, name: 'muon'},
  photon: {
    token: 'particle-photon',
    width: 2.2,
    dash: '1.5 4',
    fillOpacity: 1,
    name: 'photon, which leaves no track',
  },
  track: {token: 'event-track', width: 1.3, fillOpacity: 1, name: 'other track'},
  pileupTrack: {
    token: 'event-pileup',
    width: 0.9,
    dash: '5 2.5',
    fillOpacity: 1,
    name: 'pile-up track',
  },
  jet: {token: 'event-jet', width: 1.4, fillOpacity: 0.16, name: 'jet'},
  bJet: {
    token: 'particle-b-jet',
    width: 2,
    dash: '8 3 2 3',
    fillOpacity: 0.14,
    name: 'b-tagged jet',
  },
  electromagnetic: {
    token: 'event-em',
    width: 0.8,
    fillOpacity: 0.9,
    name: 'energy in the electromagnetic calorimeter',
  },
  hadronic: {
    token: 'event-hadronic',
    width: 1.4,
    fillOpacity: 0.35,
    name: 'energy in the hadronic calorimeter',
  },
  pileupCluster: {
    token: 'event-pileup',
    width: 0.6,
    fillOpacity: 0.5,
    name: 'pile-up cluster',
  },
  missing: {
    token: 'event-missing',
    width: 2.6,
    dash: '9 5',
    fillOpacity: 1,
    name: 'missing transverse momentum',
  },
  primaryVertex: {token: 'ink', width: 1.5, fillOpacity: 1, name: 'primary vertex'},
  secondaryVertex: {
    token: 'particle-b-jet',
    width: 1.6,
    fillOpacity: 0,
    name: 'secondary vertex',
  },
  pileupVertex: {
    token: 'event-pileup',
    width: 1.2,
    fillOpacity: 0,
    name: 'pile-up vertex',
  },
  hit: {token: 'event-track', width: 1, fillOpacity: 0.8, name: 'hit'},
};
