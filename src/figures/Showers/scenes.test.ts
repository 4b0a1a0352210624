import {expect, it} from 'vitest';
import {parts} from './detector';
import {drawnScenes, type DrawnScene} from './scenes';

const [, electromagnetic, hadronic] = parts;

const sceneOf = (name: string): DrawnScene | undefined =>
  drawnScenes.find((scene) => scene.name === name);

/** Share of the energy that ends in a part. */
function shareIn(name: string, part: {readonly from: number; readonly to: number}): number {
  const ends = sceneOf(name)?.flights.filter(({isLast}) => isLast) ?? [];
  const inside = ends.filter(({to}) => to.depth >= part.from && to.depth <= part.to);
  const energy = (flights: typeof ends) => flights.reduce((sum, flight) => sum + flight.energy, 0);
  return energy(inside) / energy(ends);
}

it('electron and photon end in the electromagnetic calorimeter, a jet in both', () => {
  expect(shareIn('Electron', electromagnetic)).toBeCloseTo(1, 9);
  expect(shareIn('Photon', electromagnetic)).toBeCloseTo(1, 9);
  expect(shareIn('Jet', electromagnetic)).toBeGreaterThan(0.3);
  expect(shareIn('Jet', hadronic)).toBeGreaterThan(0.2);
  expect(sceneOf('Muon')?.flights).toEqual([]);
});

it('the photon drawn begins its shower later than the electron drawn', () => {
  const start = (name: string): number => sceneOf(name)?.flights[0]?.to.depth ?? NaN;
  expect(start('Electron')).toBeGreaterThan(electromagnetic.from);
  expect(start('Photon')).toBeGreaterThan(start('Electron') + 1);
});

it('charged particles leave tracks, neutral ones none', () => {
  const charged = (name: string) => sceneOf(name)?.tracks.map(({isCharged}) => isCharged);
  expect(charged('Electron')).toEqual([true]);
  expect(charged('Photon')).toEqual([false]);
  expect(charged('Jet')).toContain(true);
  expect(charged('Jet')).toContain(false);
});

it('everything stays inside the drawing', () => {
  for (const {name, flights, half} of drawnScenes) {
    const outside = flights.filter(({to}) => Math.abs(to.across) > half);
    expect(outside, name).toEqual([]);
  }
});
