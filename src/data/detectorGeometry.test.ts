import {describe, expect, it} from 'vitest';
import {coverages, detectorPart, detectorParts, detectorSize} from './detectorGeometry';

/** −ln tan(θ/2) of a corner, by another way than the one that the site uses. */
const etaOf = (r: number, z: number): number => Math.asinh(z / r);

describe('the geometry of the detector', () => {
  it('lies inside the whole, and no part is inside out', () => {
    for (const {key, r, z, layers = [], disks = []} of detectorParts) {
      expect(r[0], key).toBeLessThan(r[1]);
      expect(z[0], key).toBeLessThan(z[1]);
      expect(r[1], key).toBeLessThanOrEqual(detectorSize.diameter / 2);
      expect(z[1], key).toBeLessThanOrEqual(detectorSize.length / 2);
      expect(
        layers.filter((layer) => layer < r[0] || layer > r[1]),
        key,
      ).toEqual([]);
      expect(
        disks.filter((disk) => disk < z[0] || disk > z[1]),
        key,
      ).toEqual([]);
    }
  });

  it('has each key once', () => {
    const keys = detectorParts.map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(() => detectorPart('no such part')).toThrow('no such part');
  });

  it('barrel parts follow each other from the beam outwards', () => {
    const order = ['pixel-barrel', 'sct-barrel', 'trt-barrel', 'solenoid', 'em-barrel'];
    const parts = [...order, 'tile-barrel', 'barrel-toroid'].map(detectorPart);
    for (const [index, part] of parts.slice(1).entries()) {
      expect(part.r[0], part.key).toBeGreaterThanOrEqual(parts[index]?.r[1] ?? NaN);
    }
  });

  it('agrees with the coverage that is quoted', () => {
    const upTo = (name: string) => coverages.find((coverage) => coverage.name === name)?.upTo;
    const tile = detectorPart('tile-extended');
    expect(etaOf(tile.r[0], tile.z[1])).toBeCloseTo(upTo('hadronic tiles') ?? NaN, 1);
    const forward = detectorPart('forward');
    expect(etaOf(forward.r[0], forward.z[0])).toBeCloseTo(upTo('forward calorimeter') ?? NaN, 1);
    const endCap = detectorPart('em-end-cap');
    expect(etaOf(endCap.r[0], endCap.z[0])).toBeCloseTo(
      upTo('electromagnetic and hadronic end-caps') ?? NaN,
      0,
    );
  });
});
