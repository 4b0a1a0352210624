import {describe, expect, it} from 'vitest';
import {detectorPart} from '@site/src/data/detectorGeometry';
import {degreesOf, etaOf, landmarks, formatDegrees} from './landmarks';
import {direction, project} from './projection';
import {crosses, extent, rayEnd, systemsAt} from './section';

describe('the view of space', () => {
  it('has y up, x to the right, z to the left, and the reader outside the detector', () => {
    const [x, y, z] = [project([1, 0, 0]), project([0, 1, 0]), project([0, 0, 1])];
    expect(x[0]).toBeGreaterThan(0);
    expect(y[0]).toBeCloseTo(0, 12);
    expect(y[1]).toBeLessThan(0);
    expect(z[0]).toBeLessThan(0);
  });

  it('is seen from where x, y and z are a right-handed system', () => {
    // Seen from the front of a right-handed system, x, y and z follow each other anticlockwise.
    const angle = (v: readonly [number, number, number]) => {
      const [across, down] = project(v);
      return (Math.atan2(-down, across) + 2 * Math.PI) % (2 * Math.PI);
    };
    const [x, y, z] = [angle([1, 0, 0]), angle([0, 1, 0]), angle([0, 0, 1])];
    const after = (from: number, to: number) => (to - from + 2 * Math.PI) % (2 * Math.PI);
    expect(after(x, y)).toBeLessThan(Math.PI);
    expect(after(y, z)).toBeLessThan(Math.PI);
    expect(after(z, x)).toBeLessThan(Math.PI);
  });

  it('directions have their length and their angles', () => {
    expect(Math.hypot(...direction(30, 55, 2))).toBeCloseTo(2, 12);
    expect(direction(0, 55)[2]).toBe(1);
    expect(direction(90, 0)[0]).toBeCloseTo(1, 12);
  });
});

describe('the section along the beam', () => {
  it('paths transverse to the beam meet the barrel, flat ones the end-caps, on both sides', () => {
    const across = ['inner detector', 'electromagnetic calorimeter', 'hadronic calorimeter'];
    expect(systemsAt(90)).toEqual(across);
    expect(systemsAt(degreesOf(4))).toEqual(['forward calorimeter']);
    expect(systemsAt(degreesOf(-4))).toEqual(systemsAt(degreesOf(4)));
    expect(crosses(90, detectorPart('em-end-cap'))).toBe(false);
  });

  it('tracks end near 2.5 and the forward calorimeter near 4.9', () => {
    expect(systemsAt(degreesOf(2.4))).toContain('inner detector');
    expect(systemsAt(degreesOf(3.4))).not.toContain('inner detector');
    expect(systemsAt(degreesOf(4.8))).toContain('forward calorimeter');
    expect(systemsAt(degreesOf(5.2))).toEqual([]);
  });

  it('paths end at the edge of the drawing, in their direction', () => {
    for (const theta of [3, 40, 90, 150]) {
      const [z, r] = rayEnd(theta);
      expect((Math.atan2(r, z) * 180) / Math.PI).toBeCloseTo(theta, 9);
      expect(Math.max(Math.abs(z) / extent.z, r / extent.r)).toBeCloseTo(1, 9);
    }
  });
});

describe('the landmarks', () => {
  it('lie where pseudorapidity puts them', () => {
    expect(landmarks.map(({print}) => print)).toEqual(['0', '0.88', '1.475', '2.5', '3.2', '4.9']);
    const angles = landmarks.map(({eta}) => formatDegrees(degreesOf(eta)));
    expect(angles).toEqual(['90.0°', '45.0°', '25.8°', '9.4°', '4.7°', '0.85°']);
    expect(etaOf(135)).toBeCloseTo(-0.8814, 4);
  });
});
