/** The lines that are drawn of an event, for tests that compare them with the file it is from. */
import {expect} from 'vitest';
import {wrapPhi} from '@site/src/physics/statistics/separation';
import {isInside} from '@site/src/apps/eventDisplay/model/tracks/direction';
import type {DetectorEvent, ObjectRef, Point} from '@site/src/apps/eventDisplay/model/event';
import {envelopes} from '@site/src/apps/eventDisplay/model/tracks/geometry';
import {otherTracks, ownersOf, particleLines} from '@site/src/apps/eventDisplay/model/owners';
import type {RawEvent} from './testMuonFile';
import {plainSelection, shownOf, type Selection} from '@site/src/apps/eventDisplay/model/selection';
import {trackPath} from '@site/src/apps/eventDisplay/model/tracks/trackPath';

/** Everything but refits and large-R jets. */
export const allButRefits: Selection = {...plainSelection, minimumPt: 0, isPileupShown: true};

interface Polyline {
  readonly id: ObjectRef;
  /** In mm. */
  readonly points: readonly Point[];
}

/** The lines of charged particles, as all views draw them. */
function linesOf(event: DetectorEvent): readonly Polyline[] {
  const shown = shownOf(event, allButRefits);
  return [
    ...particleLines(event, shown).map(({particle: {id}, track}) => ({id, track})),
    ...otherTracks(shown, ownersOf(shown.particles, event.tracks)).map((track) => ({
      id: track.id,
      track,
    })),
  ].map(({id, track}) => ({id, points: trackPath(track, 1).measured}));
}

interface Angles {
  readonly phi: number;
  readonly theta: number;
}

/** The direction of the first piece of a line. */
export function startAngles(line: readonly Point[]): Angles {
  const [[x0, y0, z0], [x1, y1, z1]] = [line[0] ?? [0, 0, 0], line[1] ?? [0, 0, 0]];
  const [x, y, z] = [x1 - x0, y1 - y0, z1 - z0];
  return {phi: Math.atan2(y, x), theta: Math.atan2(Math.hypot(x, y), z)};
}

const collectionsByRank = ['InDet', 'GSF', 'Extrapolated', 'MuonSpectrometer'];
const rankOf = (link: string): number =>
  collectionsByRank.findIndex((name) => link.startsWith(name));

interface Start extends Angles {
  /** In GeV. */
  readonly pt: number;
}

/** How an event file starts its electrons and muons: with the track nearest to the beam line. */
function startsInFile(raw: RawEvent): ReadonlyMap<ObjectRef, Start> {
  const angles = (['Muons', 'Electrons'] as const).flatMap((type) =>
    Object.values(raw[type])
      .flat()
      .map(({LinkedTracks = []}, at) => {
        const [main = ''] = [...LinkedTracks].sort((a, b) => rankOf(a) - rankOf(b));
        const [collection = '', index] = main.split(':');
        const [, , phi = NaN, theta = NaN, qOverP = NaN] =
          raw.Tracks[collection]?.[Number(index)]?.dparams ?? [];
        const pt = Math.sin(theta) / Math.abs(qOverP) / 1000;
        return [`${type === 'Muons' ? 'muon' : 'electron'}-${at}`, {phi, theta, pt}] as const;
      }),
  );
  return new Map(angles);
}

/** The field of the solenoid, in tesla. */
const field = 2;

/** The angle between an arc and its chord, half of 0.3 B L / pt, in radians; `chord` in mm, `pt` in GeV. */
const chordAngle = (chord: number, pt: number): number => (0.3 * field * (chord / 1000)) / pt / 2;

/** Every electron and muon has one line, which starts in the direction that the file gives. */
export function expectDrawnOnce(event: DetectorEvent, raw: RawEvent): void {
  const lines = linesOf(event);
  for (const [id, {phi, theta, pt}] of startsInFile(raw)) {
    const own = lines.filter((line) => line.id === id);
    const where = `${event.key}, lines of ${id}`;
    expect(own.length, where).toBe(1);
    const points = own[0]?.points ?? [];
    const start = startAngles(points);
    const [[x0, y0], [x1, y1]] = [points[0] ?? [NaN, NaN], points[1] ?? [NaN, NaN]];
    const chord = Math.hypot(x1 - x0, y1 - y0);
    expect(Math.abs(wrapPhi(start.phi - phi)), where).toBeLessThan(
      chordAngle(chord, pt) * 1.02 + 1e-4,
    );
    expect(start.theta, where).toBeCloseTo(theta, 3);
  }
}

const ofSpectrometer = 'MuonSpectrometerTrackParticles';

/**
 * Every track that only the muon spectrometer measured has one line, outside of the calorimeters and at the
 * azimuth that the file gives.
 *
 * @returns how many such tracks the event has
 */
export function expectSpectrometerTracks(event: DetectorEvent, raw: RawEvent): number {
  const lines = linesOf(event);
  const own = event.tracks.filter(({collection}) => collection === ofSpectrometer);
  const alone = own.filter(({refitOf}) => refitOf === undefined);
  for (const track of alone) {
    const at = own.indexOf(track);
    const where = `${event.key}, ${ofSpectrometer}:${at}`;
    const [, , phi = NaN] = raw.Tracks[ofSpectrometer]?.[at]?.dparams ?? [];
    const found = lines.filter(({id}) => id === track.id);
    expect(found.length, where).toBe(1);
    const points = found[0]?.points ?? [];
    const azimuths = points.map(([x, y]) => Math.atan2(y, x));
    expect(Math.abs(wrapPhi((azimuths[0] ?? NaN) - phi)), where).toBeLessThan(1e-6);
    // The toroids may turn a slow one transverse to the beam line, but never out of its plane.
    for (const azimuth of azimuths) {
      expect(Math.abs(Math.sin(azimuth - phi)), where).toBeLessThan(1e-6);
    }
    for (const point of points.slice(1)) {
      expect(isInside(point, envelopes.calorimeters), where).toBe(false);
    }
  }
  return alone.length;
}
