/** The path of a track through the detector, as it is drawn. Lengths in mm. */
import {exitPoint} from './direction';
import type {Perigee, Point, Track} from '../event';
import {envelopes} from './geometry';
import {directionAt, lengthToEnvelope, perigeeFrom, pointAt, turnRate} from './helix';
import {muonPath, type Bend} from './muonPath';
import {isSpectrometerTrack} from './trackSystem';

export interface TrackPath {
  /**
   * In the inner detector, or as the file gives it; of a muon, on to the outermost chambers. A track of
   * the muon spectrometer alone starts there.
   */
  readonly measured: readonly Point[];
  /** Straight on to the calorimeter that absorbs the particle; empty if nothing is known of it. */
  readonly extension: readonly Point[];
  /** That of a hadron, of which no track is measured there. */
  readonly isExtensionDashed: boolean;
}

/** Loopers are followed for two turns: in the detector they lose their energy. */
const maxTurnAngle = 4 * Math.PI;
const turnPerStep = 0.08;
const minSteps = 12;
const extensionSteps = 6;

/** The perigee of a track; where the file gives none, that of a particle from the middle. */
const perigeeOf = (track: Track): Perigee => track.perigee ?? perigeeFrom(track);

interface Helix {
  readonly points: readonly Point[];
  /** Direction at the last point. */
  readonly along: Point;
  readonly hasLeft: boolean;
}

function helixInside(perigee: Perigee, factor: number): Helix {
  const omega = turnRate(perigee, factor);
  const out = lengthToEnvelope(perigee, omega, envelopes.innerDetector);
  const most = omega === 0 ? Infinity : maxTurnAngle / Math.abs(omega);
  const length = Math.min(out, most);
  const steps = Math.max(minSteps, Math.ceil(Math.abs(omega * length) / turnPerStep));
  return {
    points: Array.from({length: steps + 1}, (_, i) =>
      pointAt(perigee, omega, (length * i) / steps),
    ),
    along: directionAt(perigee, omega, length),
    hasLeft: out <= most,
  };
}

function straight(from: Point, to: Point): readonly Point[] {
  return Array.from({length: extensionSteps + 1}, (_, i): Point => {
    const share = i / extensionSteps;
    return [
      from[0] + share * (to[0] - from[0]),
      from[1] + share * (to[1] - from[1]),
      from[2] + share * (to[2] - from[2]),
    ];
  });
}

const endsHere = (measured: readonly Point[]): TrackPath => ({
  measured,
  extension: [],
  isExtensionDashed: false,
});

function bendOf({qOverP}: Perigee, factor: number): Bend {
  const charge = Math.sign(qOverP);
  return {charge, momentum: charge === 0 ? Infinity : Math.abs(1 / qOverP), factor};
}

/**
 * From the first point of a track, or from the entrance of the muon spectrometer, to the outermost chambers.
 * The solenoid lies inside and does not bend it. A file that gives the direction alone does not say where
 * the track enters: it is taken to point back to the centre of the detector.
 */
function spectrometerPath(track: Track, factor: number): readonly Point[] {
  const perigee = perigeeOf(track);
  const along = directionAt(perigee, 0, 0);
  const start = track.points?.[0] ?? exitPoint([0, 0, 0], along, envelopes.calorimeters);
  return [start, ...muonPath(start, along, bendOf(perigee, factor))];
}

/**
 * A helix in the solenoid up to r = 1150 or |z| = 3512, then straight on to the calorimeter that absorbs
 * an electron or a hadron; a muon flies on through the toroids. A track that was measured in the muon
 * spectrometer alone is drawn there. Points that a file gives are kept as long
 * as the field is the real one.
 *
 * @param factor all magnets in units of their real field: 0 is off, negative is flipped
 */
export function trackPath(track: Track, factor: number): TrackPath {
  if (track.points && factor === 1) return endsHere(track.points);
  if (isSpectrometerTrack(track)) return endsHere(spectrometerPath(track, factor));
  const perigee = perigeeOf(track);
  const {points, along, hasLeft} = helixInside(perigee, factor);
  const end = points.at(-1);
  if (!hasLeft || !end || track.particle === 'unknown') return endsHere(points);
  if (track.particle === 'muon') {
    return endsHere([...points, ...muonPath(end, along, bendOf(perigee, factor))]);
  }
  const isHadron = track.particle === 'hadron';
  const absorber = isHadron ? envelopes.hadronic : envelopes.electromagnetic;
  return {
    measured: points,
    extension: straight(end, exitPoint(end, along, absorber)),
    isExtensionDashed: isHadron,
  };
}
