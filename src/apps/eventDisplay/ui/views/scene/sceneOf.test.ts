import {describe, expect, it} from 'vitest';
import type {DetectorEvent, Track} from '../../../model/event';
import {plainField, type FieldSetting} from '../../../model/tracks/field';
import {layers, plainSelection, shownOf} from '../../../model/selection';
import {inventedEvents} from '../inventedEvents';
import {longitudinalLayout, longitudinalProjection} from './longitudinal';
import {sceneOf} from './sceneOf';
import type {Scene, XY} from './scene';
import {transverseLayout, transverseProjection} from './transverse';

const size = {width: 600, height: 640};
const layout = transverseLayout(size);
const along = transverseProjection(layout);
const beside = longitudinalProjection(longitudinalLayout(size));
const [cx, cy] = layout.centre;

const [event] = inventedEvents;
if (!event) throw new Error('There is no event.');
const shown = shownOf(event, plainSelection);

const angleAt = ([x, y]: XY): number => Math.atan2(cy - y, x - cx);

function endOf(charge: number, field: FieldSetting): XY {
  const track: Track = {
    id: 'track-0',
    collection: '',
    charge,
    pt: 2,
    eta: 0.3,
    phi: 0,
    particle: 'unknown',
    isPileup: false,
  };
  const own: DetectorEvent = {
    key: 'one',
    isSimulated: true,
    tracks: [track],
    clusters: [],
    jets: [],
    particles: [],
    vertices: [],
  };
  const {items} = sceneOf(along, own, shownOf(own, plainSelection), field);
  const end = items.find(({id}) => id === 'track-0')?.aims[0]?.at(-1);
  if (!end) throw new Error('The track is not drawn.');
  return end;
}

describe('tracks seen along the beam', () => {
  it('turn clockwise for a positive charge, against it for a negative one or a flipped field', () => {
    expect(endOf(1, plainField)[1]).toBeGreaterThan(cy + 10);
    expect(endOf(-1, plainField)[1]).toBeLessThan(cy - 10);
    expect(endOf(1, {...plainField, isFlipped: true})[1]).toBeLessThan(cy - 10);
  });

  it('are straight without a field, and bend more in a stronger one', () => {
    expect(endOf(1, {...plainField, isOn: false})[1]).toBeCloseTo(cy, 6);
    expect(endOf(1, {...plainField, strength: 2})[1]).toBeGreaterThan(endOf(1, plainField)[1] + 5);
  });
});

const itemOf = ({items}: Scene, id: string) => items.filter((item) => item.id === id);

describe('an event seen along the beam', () => {
  const scene = sceneOf(along, event, shown, plainField);

  it('has jets in their direction and as wide as their cone', () => {
    for (const jet of event.jets) {
      const rim = itemOf(scene, jet.id)[0]?.aims[0] ?? [];
      expect(angleAt(rim[0] ?? [0, 0])).toBeCloseTo(jet.phi - jet.coneR, 6);
      expect(angleAt(rim.at(-1) ?? [0, 0])).toBeCloseTo(jet.phi + jet.coneR, 6);
    }
  });

  it('points the arrow where the missing momentum points', () => {
    const {ex, ey} = event.missing ?? {ex: 0, ey: 0};
    expect(angleAt(scene.missing?.to ?? [0, 0])).toBeCloseTo(Math.atan2(ey, ex), 9);
  });

  it('means the electron by its track and by its cluster', () => {
    const electron = itemOf(scene, 'electron-0');
    expect(electron.flatMap(({also = []}) => also).sort()).toEqual(['cluster-0', 'track-0']);
    expect(electron.every(({look}) => look === 'electron')).toBe(true);
    expect(itemOf(scene, 'track-0')).toEqual([]);
  });

  it('gives nothing away about a track while identified particles are hidden', () => {
    const without = new Set(layers.filter((layer) => layer !== 'particles'));
    const hidden = shownOf(event, {...plainSelection, layers: without});
    expect(itemOf(sceneOf(along, event, hidden, plainField), 'track-0')[0]?.look).toBe('track');
  });

  it('keeps its lengths when other objects are hidden', () => {
    const without = new Set(layers.filter((layer) => layer !== 'jets'));
    const fewer = sceneOf(
      along,
      event,
      shownOf(event, {...plainSelection, layers: without}),
      plainField,
    );
    expect(fewer.missing).toEqual(scene.missing);
  });
});

it('beside the beam, what flies upwards is above and what flies to +z is on the right', () => {
  const scene = sceneOf(beside, event, shown, plainField);
  const [x0, y0] = beside.centre;
  const [x, y] = itemOf(scene, 'muon-0')[0]?.aims[0]?.at(-1) ?? [0, 0];
  expect(x).toBeLessThan(x0 - 20);
  expect(y).toBeLessThan(y0 - 20);
  const lower = itemOf(scene, 'jet-0')[0]?.aims[0]?.at(4) ?? [0, 0];
  expect(lower[0]).toBeGreaterThan(x0);
  expect(lower[1]).toBeGreaterThan(y0);
});
