import type {Perigee, Point, Track, TrackParticle} from '../event';
import {ptOf} from '../tracks/helix';
import {directionOfPoints, perigeeOfPoints} from '../tracks/perigeeFit';
import {
  energyIn,
  etaIn,
  inTurn,
  isPolarAngle,
  listIn,
  numberIn,
  phiIn,
  pointOf,
  textIn,
  type Fields,
} from './fields';
import {furthest, maxPoints, steepestEta} from './limits';

const particles: readonly string[] = ['electron', 'muon', 'hadron', 'unknown'];

/** What `dparams` says, with charge over momentum from 1/MeV to 1/GeV. */
function writtenPerigee(fields: Fields): Perigee | undefined {
  const [d0, z0, phi, theta, qOverP] = listIn(fields, 'dparams').map((value) =>
    typeof value === 'number' && Number.isFinite(value) ? value : NaN,
  );
  if (d0 === undefined || z0 === undefined || phi === undefined) return undefined;
  if (theta === undefined || qOverP === undefined || !isPolarAngle(theta)) return undefined;
  const isFine =
    Math.abs(d0) <= furthest &&
    Math.abs(z0) <= furthest &&
    Math.abs(phi) <= 100 &&
    Math.abs(qOverP) <= 10;
  return isFine ? {d0, z0, phi, theta, qOverP: 1000 * qOverP} : undefined;
}

/** What ATLAS files give as charge over momentum, in 1/GeV, if only the direction was measured: 100 TeV. */
const unmeasured = 1e-5;

const isMeasured = ({qOverP}: Perigee): boolean =>
  Math.abs(Math.abs(qOverP) - unmeasured) > 1e-5 * unmeasured;

function writtenPoints(fields: Fields): readonly Point[] {
  return listIn(fields, 'pos')
    .slice(0, maxPoints)
    .flatMap((value) => {
      const point = pointOf(value);
      return point ? [point] : [];
    });
}

/** With the momentum that the file says, which is better than one from rounded points. */
function withMomentum(perigee: Perigee, pt: number | undefined, charge: number): Perigee {
  return pt && charge !== 0
    ? {...perigee, qOverP: (charge * Math.sin(perigee.theta)) / pt}
    : perigee;
}

function particleOf(fields: Fields, collection: string): TrackParticle {
  const written = textIn(fields, 'particle');
  if (written !== undefined && particles.includes(written)) return written as TrackParticle;
  if (/muon/i.test(collection)) return 'muon';
  return /gsf|electron/i.test(collection) ? 'electron' : 'unknown';
}

const finite = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) ? value : undefined;

/** A track from its perigee, from points, or from its momentum alone; undefined if it has none of them. */
export function readTrack(fields: Fields, collection: string, number: number): Track | undefined {
  const written = writtenPerigee(fields);
  const points = writtenPoints(fields);
  const hasPath = points.length >= (written ? 3 : 2);
  const fitted = written ?? (hasPath ? perigeeOfPoints(points) : undefined);
  const givenPt = energyIn(fields, ['pt']);
  const givenCharge = numberIn(fields, ['charge'], (value) => Math.abs(value) <= 3);
  const bent = fitted && isMeasured(fitted) ? fitted : undefined;
  const charge = Math.sign(givenCharge ?? bent?.qOverP ?? 0);
  // Points outside of the inner detector, as in the muon spectrometer, have a direction and no perigee.
  const along = fitted ? undefined : directionOfPoints(points);
  const eta = etaIn(fields) ?? (fitted && -Math.log(Math.tan(fitted.theta / 2))) ?? along?.eta;
  const phi = phiIn(fields) ?? fitted?.phi ?? along?.phi;
  if (eta === undefined || phi === undefined || Math.abs(eta) > steepestEta) return undefined;
  const pt = givenPt ?? finite(bent && ptOf(bent));
  if (!fitted && !along && pt === undefined) return undefined;
  const perigee = fitted && (written ?? withMomentum(fitted, givenPt, charge));
  return {
    id: `track-${number}`,
    collection,
    charge,
    pt: pt ?? 0,
    eta,
    phi: inTurn(phi),
    ...(perigee ? {perigee} : {}),
    ...(hasPath ? {points} : {}),
    particle: particleOf(fields, collection),
    isPileup: fields.get('isPileup') === true,
  };
}
