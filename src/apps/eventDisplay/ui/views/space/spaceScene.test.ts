import {describe, expect, it} from 'vitest';
import type {Point} from '../../../model/event';
import {plainField} from '../../../model/tracks/field';
import {plainSelection, shownOf} from '../../../model/selection';
import {crowdedEvent, inventedEvents} from '../inventedEvents';
import {spacePlace, spaceScene, startLengths, type Lengths} from './spaceScene';
import {eventStrokes, markStrokes} from './strokes';

const [event, , photons] = inventedEvents;
if (!event || !photons) throw new Error('There is no event.');
const scene = spaceScene('true', event, shownOf(event, plainSelection), plainField);

const etaOf = ([x, y, z]: Point): number => Math.asinh(z / Math.hypot(x, y));

describe('an event in space', () => {
  it('has jets in their direction, and rims at their radius in η and φ', () => {
    for (const jet of event.jets) {
      const item = scene.items.find(({id}) => id === jet.id);
      const tip = item?.end ?? [0, 0, 0];
      expect(etaOf(tip)).toBeCloseTo(jet.eta, 6);
      expect(Math.atan2(tip[1], tip[0])).toBeCloseTo(jet.phi, 6);
      for (const place of item?.lines[0] ?? []) {
        const turn = Math.atan2(place[1], place[0]) - jet.phi;
        const away = Math.hypot(etaOf(place) - jet.eta, Math.atan2(Math.sin(turn), Math.cos(turn)));
        expect(away).toBeCloseTo(jet.coneR, 6);
      }
    }
  });

  it('keeps the direction of what is stretched, and all lengths where they are true', () => {
    const point: Point = [300, -400, 1200];
    const [x, y, z] = spacePlace('stretched')(point);
    expect(y / x).toBeCloseTo(-4 / 3, 9);
    expect(z).toBeGreaterThan(0);
    const real = spacePlace('true')(point);
    expect(real[2] / real[0]).toBeCloseTo(4, 9);
  });

  it('opens on a scale on which muons have no kink', () => {
    const [muon] = event.particles.filter(({kind}) => kind === 'muon');
    const tracks = event.tracks.map((track) =>
      muon?.tracks.includes(track.id)
        ? {...track, pt: 51, perigee: undefined, particle: 'muon' as const}
        : track,
    );
    const sharpest = (lengths: Lengths): number => {
      const stiff = {...event, tracks};
      const own = spaceScene(lengths, stiff, shownOf(stiff, plainSelection), plainField);
      const [line = []] = own.items.find(({id}) => id === muon?.id)?.lines ?? [];
      const turns = line.slice(2).map((place, at) => {
        const [a, b] = [line[at] ?? place, line[at + 1] ?? place];
        const [u, v] = [
          b.map((x, axis) => x - (a[axis] ?? 0)),
          place.map((x, i) => x - (b[i] ?? 0)),
        ];
        const dot = u.reduce((sum, x, axis) => sum + x * (v[axis] ?? 0), 0);
        return Math.acos(Math.min(1, dot / (Math.hypot(...u) * Math.hypot(...v))));
      });
      return Math.max(...turns);
    };
    expect(sharpest(startLengths)).toBeLessThan(0.01);
    expect(sharpest('stretched')).toBeGreaterThan(0.02);
  });

  it('flies photons on straight lines', () => {
    const own = spaceScene('stretched', photons, shownOf(photons, plainSelection), plainField);
    const path = own.items.find(({id, dashed}) => id === 'photon-0' && dashed.length > 0)
      ?.dashed[0];
    const end = path?.at(-1) ?? [0, 0, 1];
    const later = (path ?? []).filter((place) => Math.hypot(...place) > 2);
    expect(later.length).toBeGreaterThan(0);
    for (const place of later) expect(etaOf(place)).toBeCloseTo(etaOf(end), 1);
  });
});

describe('what the adapter draws', () => {
  const colour = (token: string): string => token;

  it('is as little for three hundred tracks as for thirty', () => {
    const count = (tracks: number): number => {
      const crowd = crowdedEvent(tracks);
      const shown = shownOf(crowd, {...plainSelection, minimumPt: 0});
      expect(shown.tracks.length).toBeGreaterThanOrEqual(tracks);
      return eventStrokes(spaceScene('stretched', crowd, shown, plainField), colour).length;
    };
    expect(count(300)).toBe(count(60));
  });

  it('marks an electron that is pointed at by its track', () => {
    const marked = (id: string) => markStrokes(scene, [], id, colour);
    expect(marked('track-0').length).toBeGreaterThan(0);
    expect(marked('track-0')).toEqual(marked('electron-0').slice(2, 4));
    expect(marked('track-9999')).toEqual([]);
  });
});
