/**
 * One collision as the event display draws it. Lengths in mm, energies and momenta in GeV, angles in
 * radians, charges in units of e. Axes of ATLAS: x to the centre of the LHC ring, y up, z along the beam.
 */

export type Point = readonly [x: number, y: number, z: number];

/** Name of an object, unique in its event: `track-0`, `cluster-3`, `jet-1`, `muon-0`, `vertex-2`. */
export type ObjectRef = string;

/** A track where it comes closest to the beam line. */
export interface Perigee {
  /** Distance from the beam line, positive where the beam line lies to the right of the flight. */
  readonly d0: number;
  readonly z0: number;
  readonly phi: number;
  readonly theta: number;
  /** Charge over momentum, in 1/GeV. */
  readonly qOverP: number;
}

export type TrackParticle = 'electron' | 'muon' | 'hadron' | 'unknown';

export interface Track {
  readonly id: ObjectRef;
  readonly collection: string;
  /** 1, −1, or 0 if the file does not say. */
  readonly charge: number;
  /** 0 if the file does not say. */
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
  readonly perigee?: Perigee;
  /** The path, if the file gives one: at least two points. */
  readonly points?: readonly Point[];
  readonly particle: TrackParticle;
  readonly isPileup: boolean;
  readonly vertex?: ObjectRef;
  /** The track of which this one is another fit, such as the one of the muon system alone. */
  readonly refitOf?: ObjectRef;
}

export interface Cluster {
  readonly id: ObjectRef;
  readonly collection: string;
  readonly eta: number;
  readonly phi: number;
  readonly energy: number;
  readonly part: 'electromagnetic' | 'hadronic';
  readonly isPileup: boolean;
}

export interface Jet {
  readonly id: ObjectRef;
  readonly collection: string;
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
  readonly energy: number;
  /** Radius parameter in η and φ. */
  readonly coneR: number;
  readonly isBTagged: boolean;
}

export type ParticleKind = 'electron' | 'muon' | 'photon';

/** A reconstructed and identified electron, muon or photon. */
export interface Particle {
  readonly id: ObjectRef;
  readonly kind: ParticleKind;
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
  readonly charge: number;
  readonly tracks: readonly ObjectRef[];
  readonly clusters: readonly ObjectRef[];
}

export interface Vertex {
  readonly id: ObjectRef;
  readonly position: Point;
  readonly kind: 'primary' | 'pileup' | 'secondary';
  /** Number of tracks that meet there; 0 if the file does not say. */
  readonly tracks: number;
}

/** Missing transverse momentum, along x and y. */
export interface MissingMomentum {
  readonly ex: number;
  readonly ey: number;
}

/** Hits as a file gives them: single points, and lines such as the wires of a chamber. */
export interface HitCollection {
  readonly name: string;
  readonly points: readonly Point[];
  readonly lines: readonly (readonly Point[])[];
}

/** What was measured of a collision. */
export interface EventObjects {
  readonly tracks: readonly Track[];
  readonly clusters: readonly Cluster[];
  readonly jets: readonly Jet[];
  readonly particles: readonly Particle[];
  readonly vertices: readonly Vertex[];
  readonly missing?: MissingMomentum;
}

export interface DetectorEvent extends EventObjects {
  /** Stays the same from build to build: `zee-07`, or the key in the file. */
  readonly key: string;
  readonly run?: number;
  readonly number?: number;
  readonly isSimulated: boolean;
  /** Group of the event library the event is from. */
  readonly process?: string;
  readonly note?: string;
  readonly hits?: readonly HitCollection[];
}
