import {describe, expect, it} from 'vitest';
import {cluster, exponents, type JetAlgorithm} from '@site/src/physics/jets/antiKt';
import {massless} from '@site/src/physics/fourVector';
import {areasOf} from './areas';
import {momenta} from './event';
import {isHard} from './jets';

describe('the areas', () => {
  it.each([0.4, 1])('of the hardest anti-kt jet is the disc π R² for R = %s', (radius) => {
    const clustering = cluster(momenta, {algorithm: 'antiKt', radius});
    const [hardest] = clustering.jets;
    const size = hardest && areasOf(clustering).get(hardest)?.size;
    expect((size ?? 0) / (Math.PI * radius ** 2)).toBeCloseTo(1, 1);
  });

  it('count what lies across φ = ±π once, on both sides', () => {
    const clustering = cluster([massless(50, 0, 3.1)], {algorithm: 'antiKt', radius: 0.5});
    const [area] = Array.from(areasOf(clustering).values());
    expect((area?.size ?? 0) / (Math.PI * 0.25)).toBeCloseTo(1, 1);
    const sides = new Set(area?.boxes.map(({phi}) => Math.sign(phi)));
    expect(sides).toEqual(new Set([-1, 1]));
  });

  it('show what the caption says: at R = 0.4, kt jets differ more from discs than anti-kt jets', () => {
    const furthestFromDisc = (algorithm: JetAlgorithm): number => {
      const clustering = cluster(momenta, {algorithm, radius: 0.4});
      const areas = areasOf(clustering);
      const disc = Math.PI * 0.4 ** 2;
      const jets = clustering.jets.filter(isHard);
      return Math.max(...jets.map((jet) => Math.abs((areas.get(jet)?.size ?? 0) / disc - 1)));
    };
    expect(furthestFromDisc('antiKt')).toBeLessThan(0.05);
    expect(furthestFromDisc('kt')).toBeGreaterThan(0.5);
  });
});

it.each(Object.keys(exponents) as JetAlgorithm[])(
  'at most four jets are hard in %s',
  (algorithm) => {
    for (const radius of [0.2, 0.4, 1]) {
      const {jets} = cluster(momenta, {algorithm, radius});
      expect(jets.filter(isHard).length).toBe(4);
    }
  },
);
