import {describe, expect, it} from 'vitest';
import {crossings} from '@site/src/data/accelerators';
import {degreesOf, lhc, magnified, onCircle, ps, radiusOf, scale, sideOf, sps} from './plan';

describe('the plan of the accelerators', () => {
  it('is to scale, and the lens magnifies ten times', () => {
    expect(lhc.radius / sps.radius).toBeCloseTo(26_659 / 6911, 6);
    expect(magnified.ps.radius / ps.radius).toBeCloseTo(10, 6);
    expect(magnified.ps.radius / magnified.booster.radius).toBeCloseTo(4, 6);
    expect(radiusOf('lhc')).toBeCloseTo(lhc.radius, 9);
    expect(magnified.linac.length).toBeCloseTo(860 * scale, 6);
  });

  it('has ATLAS at the bottom and the points clockwise, as seen from above', () => {
    const [x, y] = onCircle(lhc, degreesOf(1));
    expect([x, y]).toEqual([lhc.centre[0], lhc.centre[1] + lhc.radius]);
    const [left = NaN] = onCircle(lhc, degreesOf(2));
    const [right = NaN] = onCircle(lhc, degreesOf(8));
    expect(left).toBeLessThan(lhc.centre[0]);
    expect(right).toBeGreaterThan(lhc.centre[0]);
  });

  it('the beams change sides at the four experiments and nowhere else', () => {
    const changes = Array.from({length: 360}, (_, degrees) => degrees).filter(
      (degrees) => Math.sign(sideOf(degrees - 0.5)) !== Math.sign(sideOf(degrees + 0.5)),
    );
    expect(changes.filter((degrees) => degrees > 0)).toEqual(
      crossings.map(({point}) => degreesOf(point)).filter((degrees) => degrees > 0),
    );
    expect(Math.sign(sideOf(1))).toBe(-Math.sign(sideOf(359)));
  });
});
