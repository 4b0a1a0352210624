/** What a detector makes of a collision. Momenta and energies in GeV, lengths in mm, angles in radians. */
import type {TransverseVector} from '../kinematics';
import type {GeneratedVertex, PointInSpace} from './collision';
import type {TrackAtBeam} from './perigee';

export interface DetectedTrack {
  readonly perigee: TrackAtBeam;
  readonly charge: -1 | 1;
  readonly particle: 'electron' | 'muon' | 'hadron';
  /** Place of its vertex in `vertices`. */
  readonly vertex: number;
}

export interface DetectedCluster {
  /** Where it lies, seen from the centre of the detector. */
  readonly eta: number;
  readonly phi: number;
  readonly energy: number;
  readonly part: 'electromagnetic' | 'hadronic';
}

export interface DetectedJet {
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
  readonly energy: number;
  /** R of the jet algorithm. */
  readonly coneR: number;
  readonly isBTagged: boolean;
}

/** An electron, a muon or a photon that stands by itself. */
export interface DetectedParticle {
  readonly kind: 'electron' | 'muon' | 'photon';
  readonly pt: number;
  readonly eta: number;
  readonly phi: number;
  readonly charge: -1 | 0 | 1;
  /** Places in `tracks` and in `clusters`. */
  readonly tracks: readonly number[];
  readonly clusters: readonly number[];
}

export interface DetectedVertex {
  readonly position: PointInSpace;
  readonly kind: GeneratedVertex['kind'];
  /** How many of the tracks begin there. */
  readonly tracks: number;
}

export interface DetectedEvent {
  readonly tracks: readonly DetectedTrack[];
  readonly clusters: readonly DetectedCluster[];
  /** Jets in descending order of transverse momentum. */
  readonly jets: readonly DetectedJet[];
  readonly particles: readonly DetectedParticle[];
  readonly vertices: readonly DetectedVertex[];
  readonly missing: TransverseVector;
}
