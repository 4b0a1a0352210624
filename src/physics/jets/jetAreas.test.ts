import {describe, expect, it} from 'vitest';
import {cluster, exponents, type JetAlgorithm} from './antiKt';
import {massless, type FourVector} from '../fourVector';
import {ghostTaker} from './jetAreas';

const step = 0.02;

/** Area of the places whose ghosts each jet takes, hardest jet first. */
function areasOf(momenta: readonly FourVector[], algorithm: JetAlgorithm, radius: number) {
  const clustering = cluster(momenta, {algorithm, radius});
  const taker = ghostTaker(clustering);
  const areas = clustering.jets.map(() => 0);
  for (let eta = -2 + step / 2; eta < 2; eta += step) {
    for (let phi = -Math.PI + step / 2; phi < Math.PI; phi += step) {
      const jet = taker({eta, phi});
      const place = jet ? clustering.jets.indexOf(jet) : -1;
      if (place >= 0) areas[place] = (areas[place] ?? 0) + step ** 2;
    }
  }
  return areas;
}

describe('ghosts', () => {
  it.each(Object.keys(exponents) as JetAlgorithm[])(
    'fill a disc around a lone one by %s',
    (name) => {
      const [area = 0] = areasOf([massless(50, 0.3, 3.0)], name, 0.6);
      expect(area / (Math.PI * 0.6 ** 2)).toBeCloseTo(1, 1);
    },
  );

  const close = [massless(100, 0, 0), massless(40, 0, 0.8)];

  it('leave the harder of two close jets round in anti-kt, and cut the softer one', () => {
    const [hard = 0, soft = 0] = areasOf(close, 'antiKt', 0.6);
    expect(hard / (Math.PI * 0.36)).toBeCloseTo(1, 1);
    expect(soft / (Math.PI * 0.36)).toBeLessThan(0.85);
  });

  it('are shared half and half in kt', () => {
    const [hard = 0, soft = 0] = areasOf(close, 'kt', 0.6);
    expect(hard / soft).toBeCloseTo(1, 1);
  });

  it('make a kt jet with a soft member reach further than R', () => {
    const momenta = [massless(50, 0, 0), massless(1, 0, 0.5)];
    const [kt = 0] = areasOf(momenta, 'kt', 0.6);
    const [antiKt = 0] = areasOf(momenta, 'antiKt', 0.6);
    expect(kt).toBeGreaterThan(1.4 * antiKt);
  });

  it('go where clustering them for real takes them', () => {
    const momenta = [massless(60, 0, 0), massless(9, 0.3, 0.4), massless(30, 0.2, 1.1)];
    for (const algorithm of Object.keys(exponents) as JetAlgorithm[]) {
      const definition = {algorithm, radius: 0.7};
      const taker = ghostTaker(cluster(momenta, definition));
      for (let k = 0; k < 60; k += 1) {
        const place = {eta: -1 + (k % 10) * 0.21, phi: -0.9 + 0.47 * Math.floor(k / 10)};
        const real = cluster([...momenta, massless(1e-9, place.eta, place.phi)], definition);
        const jet = real.jets.find(({particles}) => particles.includes(3));
        expect(taker(place)?.particles ?? []).toEqual(jet?.particles.filter((i) => i !== 3));
      }
    }
  });
});
