/** Each object of a file is drawn once in every view, at the angles of the file, starting where it was measured. */
import {describe, expect, it} from 'vitest';
import {wrapPhi} from '@site/src/physics/statistics/separation';
import {isInside} from '../../model/tracks/direction';
import type {DetectorEvent, ObjectRef, Point} from '../../model/event';
import {plainField} from '../../model/tracks/field';
import {envelopes} from '../../model/tracks/geometry';
import {readPhoenix} from '../../model/phoenix/read';
import {muonFile} from '@site/src/test-kit/eventDisplay/testMuonFile';
import {shownOf, type Selection} from '../../model/selection';
import {
  allButRefits,
  expectDrawnOnce,
  expectSpectrometerTracks,
  startAngles,
} from '@site/src/test-kit/eventDisplay/testLines';
import {etaPhiLayout, etaPhiScene} from './scene/etaPhi';
import {longitudinalLayout, longitudinalProjection} from './scene/longitudinal';
import type {XY} from './scene/scene';
import {sceneOf} from './scene/sceneOf';
import {transverseLayout, transverseProjection} from './scene/transverse';
import {spacePlace, spaceScene} from './space/spaceScene';

const size = {width: 600, height: 640};
const layout = transverseLayout(size);
const transverse = transverseProjection(layout);
const longitudinal = longitudinalProjection(longitudinalLayout(size));

const azimuthAt = ([x, y]: XY): number => Math.atan2(layout.centre[1] - y, x - layout.centre[0]);

/** The lines that the views draw of an object in one look, and its marks in the η–φ view. */
function drawnOf(event: DetectorEvent, selection: Selection) {
  const shown = shownOf(event, selection);
  const [across, along] = [transverse, longitudinal].map(
    (projection) => sceneOf(projection, event, shown, plainField).items,
  );
  const marks = etaPhiScene(etaPhiLayout(size), event, shown).items;
  const space = spaceScene('true', event, shown, plainField).items;
  const [mm] = spacePlace('true')([1, 0, 0]);
  return (id: ObjectRef, look: string) => {
    const is = (item: {readonly id: ObjectRef; readonly look: string}): boolean =>
      item.id === id && item.look === look;
    return {
      transverse: (across ?? [])
        .filter((item) => is(item) && !item.isArea)
        .flatMap(({aims}) => aims),
      longitudinal: (along ?? [])
        .filter((item) => is(item) && !item.isArea)
        .flatMap(({aims}) => aims),
      marks: marks.filter(is),
      /** In mm. */
      space: space
        .filter((item) => is(item) && item.faces.length === 0)
        .flatMap(({lines}) => lines)
        .map((line) => line.map(([x, y, z]): Point => [x / mm, y / mm, z / mm])),
    };
  };
}

const [raw] = Object.values(muonFile);
const [event] = readPhoenix(JSON.stringify(muonFile)).events;
if (!raw || !event) throw new Error('There is no event.');

const idOf = (collection: string, at: number): string =>
  event.tracks.filter((track) => track.collection === collection)[at]?.id ?? '';

describe('a file with the structure of those of ATLAS', () => {
  const drawn = drawnOf(event, allButRefits);

  it('has each electron and muon drawn once, in the direction of the file', () => {
    expectDrawnOnce(event, raw);
    for (const {id, kind} of event.particles) {
      const views = drawn(id, kind);
      const counts = [views.transverse, views.longitudinal, views.marks].map(({length}) => length);
      expect(counts, id).toEqual([1, 1, 1]);
      expect(views.space, id).toHaveLength(kind === 'photon' ? 0 : 1);
    }
  });

  it('has tracks of the muon spectrometer drawn there, and not bent by the solenoid', () => {
    expect(expectSpectrometerTracks(event, raw)).toBe(1);
    const views = drawn(idOf('MuonSpectrometerTrackParticles', 3), 'track');
    expect([views.transverse.length, views.longitudinal.length, views.space.length]).toEqual([
      1, 1, 1,
    ]);
    for (const place of views.transverse[0] ?? []) {
      expect(Math.abs(wrapPhi(azimuthAt(place) - -1.9))).toBeLessThan(1e-6);
    }
    expect(isInside(views.space[0]?.[1] ?? [0, 0, 0], envelopes.calorimeters)).toBe(false);
  });

  it('has a segment of the muon spectrometer drawn through its points', () => {
    const {space} = drawn(idOf('MuonSegments', 0), 'track');
    expect(space).toHaveLength(1);
    for (const [axis, value] of [-3200, 4900, 2100].entries()) {
      expect(space[0]?.[0]?.[axis]).toBeCloseTo(value, 6);
    }
    expect(startAngles(space[0] ?? []).phi).toBeCloseTo(Math.atan2(2205, -1440), 3);
  });

  it('has fits of one muon that no muon links to drawn once', () => {
    const ids = [
      idOf('ExtrapolatedMuonTrackParticles', 2),
      idOf('MuonSpectrometerTrackParticles', 4),
    ];
    expect(ids.map((id) => drawn(id, 'track').space.length)).toEqual([1, 0]);
  });

  it('has both tracks of a converted photon drawn, as parts of the photon', () => {
    expect(drawn('photon-0', 'track').space).toHaveLength(2);
    expect(drawn('photon-0', 'track').transverse).toHaveLength(2);
    expect(drawn('photon-0', 'track').marks).toHaveLength(2);
  });

  it('has a standalone muon drawn from its track at the beam line', () => {
    const [start] = drawn('muon-2', 'muon').space[0] ?? [];
    expect(Math.hypot(start?.[0] ?? 99, start?.[1] ?? 99)).toBeLessThan(1);
  });

  it('has refits drawn on demand, each where it was measured', () => {
    const layers = new Set([...allButRefits.layers, 'refits' as const]);
    const lines = drawnOf(event, {...allButRefits, layers})('muon-0', 'muon').space;
    expect(lines).toHaveLength(4);
    const starts = lines.map(([start]) => isInside(start ?? [0, 0, 0], envelopes.innerDetector));
    expect(starts.sort()).toEqual([false, false, true, true]);
  });

  it('has its muons drawn once even if it says which vertices are pile-up', () => {
    const Vertices = {PrimaryVertices: [{x: -0.5, y: -0.5, z: 12, vertexType: 1}]};
    const [said] = readPhoenix(JSON.stringify({a: {...raw, Vertices}})).events;
    if (!said) throw new Error('There is no event.');
    const {space} = drawnOf(said, allButRefits)('muon-0', 'muon');
    expect(space).toHaveLength(1);
    expect(isInside(space[0]?.at(-1) ?? [0, 0, 0], envelopes.calorimeters)).toBe(false);
  });
});
