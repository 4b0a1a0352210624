import {expect, it} from 'vitest';
import type {DetectorEvent} from '../../../model/event';
import {plainSelection, shownOf} from '../../../model/selection';
import {etaPhiLayout, etaPhiScene} from './etaPhi';

const layout = etaPhiLayout({width: 600, height: 500});
const jet = {
  id: 'jet-0',
  collection: '',
  pt: 50,
  eta: -1.2,
  phi: 3.05,
  energy: 90,
  coneR: 0.4,
  isBTagged: false,
};
const event: DetectorEvent = {
  key: 'one',
  isSimulated: true,
  tracks: [],
  clusters: [],
  jets: [jet],
  particles: [],
  vertices: [],
};
const items = (own: DetectorEvent) => etaPhiScene(layout, own, shownOf(own, plainSelection)).items;

it('draws a jet at both ends of φ where its circle crosses them, else once', () => {
  const drawn = items(event);
  expect(drawn).toHaveLength(2);
  const middles = drawn.map(({aims}) => aims[1]?.[0] ?? [0, 0]);
  expect(middles.map(([x]) => x)).toEqual([layout.x(-1.2), layout.x(-1.2)]);
  expect(middles[1]?.[1] ?? 0).toBeCloseTo(
    (middles[0]?.[1] ?? 0) + (layout.bottom - layout.top),
    6,
  );
  expect(items({...event, jets: [{...jet, phi: 1}]})).toHaveLength(1);
});

it('keeps the circles of jets within the frame', () => {
  const edges = {...event, jets: [jet, {...jet, id: 'jet-1', eta: 4.8}]};
  for (const {aims, d} of items(edges)) {
    const rim = aims[0] ?? [];
    expect(rim.length).toBeGreaterThan(20);
    for (const [x, y] of rim) {
      expect(x).toBeGreaterThanOrEqual(layout.left);
      expect(x).toBeLessThanOrEqual(layout.right);
      expect(y).toBeGreaterThanOrEqual(layout.top);
      expect(y).toBeLessThanOrEqual(layout.bottom);
    }
    expect(d).not.toContain('a');
  }
  expect(items({...event, jets: [{...jet, phi: 1}]})[0]?.d).toContain('a');
});

it('places angles from any turn between −π and π, and keeps η in the frame', () => {
  const cluster = {
    id: 'cluster-0',
    collection: '',
    eta: 7,
    phi: 4,
    energy: 500,
    part: 'hadronic',
    isPileup: false,
  } as const;
  const [item] = items({...event, jets: [], clusters: [cluster]});
  const [x, y] = item?.aims[0]?.[0] ?? [0, 0];
  expect(x).toBe(layout.right);
  expect(y).toBeCloseTo(layout.y(4 - 2 * Math.PI), 6);
});
