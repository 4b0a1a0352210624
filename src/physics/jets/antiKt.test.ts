import {describe, expect, it} from 'vitest';
import {activeAfter, cluster, exponents, type JetAlgorithm, type JetDefinition} from './antiKt';
import {massless, sum, type FourVector} from '../fourVector';
import {gaussian, seededRandom} from '../random';

const algorithms = Object.keys(exponents) as JetAlgorithm[];
const antiKt: JetDefinition = {algorithm: 'antiKt', radius: 0.4};

/** Who is together, by place in the list, hardest jet first. */
const membersOf = (momenta: readonly FourVector[], definition = antiKt) =>
  cluster(momenta, definition).jets.map(({particles}) => particles);

describe('two particles', () => {
  const pair = (distance: number) => [massless(50, 0, 0), massless(20, 0, distance)];

  it.each(algorithms)('merge inside R, and stay apart outside, by %s', (algorithm) => {
    const definition = {algorithm, radius: 0.4};
    expect(membersOf(pair(0.39), definition)).toEqual([[0, 1]]);
    expect(membersOf(pair(0.41), definition)).toEqual([[0], [1]]);
  });

  it('of 50 and 20 GeV, 0.3 apart, have d = 1/50² · (0.3/0.4)² = 2.25 × 10⁻⁴ in anti-kt', () => {
    const [first, second] = cluster(pair(0.3), antiKt).steps;
    expect(first).toMatchObject({kind: 'merge', distance: expect.closeTo(2.25e-4, 10)});
    expect(second).toMatchObject({kind: 'jet'});
  });

  it('have 20² · (0.3/0.4)² = 225 in kt, and (0.3/0.4)² in Cambridge/Aachen', () => {
    const distanceBy = (algorithm: JetAlgorithm) =>
      cluster(pair(0.3), {algorithm, radius: 0.4}).steps[0]?.distance;
    expect(distanceBy('kt')).toBeCloseTo(225, 9);
    expect(distanceBy('cambridgeAachen')).toBeCloseTo(0.5625, 12);
  });

  it('merge across φ = ±π', () => {
    expect(membersOf([massless(50, 0, 3.1), massless(20, 0, -3.1)])).toEqual([[0, 1]]);
  });

  it('are measured in rapidity, not in pseudorapidity', () => {
    const slow = {energy: Math.hypot(60, 30, 30), px: 30, py: 0, pz: 30};
    const [step] = cluster([slow, massless(20, 0, 0)], {algorithm: 'antiKt', radius: 1}).steps;
    const y = Math.log((slow.energy + 30) / (slow.energy - 30)) / 2;
    expect(step?.distance).toBeCloseTo(y ** 2 / 30 ** 2, 12);
  });
});

describe('a soft particle between two hard ones', () => {
  const momenta = [massless(100, 0, 0), massless(80, 0, 0.7), massless(1, 0, 0.36)];

  it('goes to the harder one in anti-kt, though the other is nearer', () => {
    expect(membersOf(momenta)).toEqual([[0, 2], [1]]);
  });

  it('goes to the nearer one in kt and in Cambridge/Aachen', () => {
    expect(membersOf(momenta, {algorithm: 'kt', radius: 0.4})).toEqual([[0], [1, 2]]);
    expect(membersOf(momenta, {algorithm: 'cambridgeAachen', radius: 0.4})).toEqual([[0], [1, 2]]);
  });
});

/** Forty particles around three directions, and soft ones anywhere. */
function event(seed: number) {
  const random = seededRandom(seed);
  const axes = [
    [0.3, 1],
    [-1.1, -2],
    [0.8, 2.9],
  ] as const;
  return Array.from({length: 40}, (_, i) => {
    const [eta, phi] = axes[i % 4] ?? [4 * random() - 2, 6 * random()];
    const pt = i % 4 === 3 ? 0.3 + random() : 1 + 40 * random() ** 3;
    return massless(pt, eta + 0.15 * gaussian(random), phi + 0.15 * gaussian(random));
  });
}

describe.each(algorithms)('clustering by %s', (algorithm) => {
  const definition = {algorithm, radius: 0.5};
  const momenta = event(7);
  const clustering = cluster(momenta, definition);
  const hard = (jets: typeof clustering.jets) => jets.filter(({pt}) => pt > 15);

  it('keeps all momentum and every particle', () => {
    const [before, after] = [sum(...momenta), sum(...clustering.jets.map((j) => j.momentum))];
    expect(after.energy).toBeCloseTo(before.energy, 9);
    expect(after.px).toBeCloseTo(before.px, 9);
    expect(after.pz).toBeCloseTo(before.pz, 9);
    const members = clustering.jets.flatMap(({particles}) => particles);
    expect([...members].sort((a, b) => a - b)).toEqual(momenta.map((_, i) => i));
  });

  it('takes a step for each particle, after which nothing is left', () => {
    expect(clustering.steps).toHaveLength(momenta.length);
    expect(activeAfter(clustering, 1)).toHaveLength(momenta.length - 1);
    expect(activeAfter(clustering, momenta.length)).toEqual([]);
  });

  it('lists jets from the hardest down', () => {
    const momentaOfJets = clustering.jets.map(({pt}) => pt);
    expect(momentaOfJets).toEqual([...momentaOfJets].sort((a, b) => b - a));
    expect(hard(clustering.jets).length).toBeGreaterThan(2);
  });

  it('does not mind a soft particle more: infrared safe', () => {
    const more = cluster([...momenta, massless(1e-9, 0.4, 1.2)], definition);
    hard(clustering.jets).forEach(({pt, eta, phi}, i) => {
      expect(more.jets[i]?.pt).toBeCloseTo(pt, 6);
      expect(more.jets[i]?.eta).toBeCloseTo(eta, 6);
      expect(more.jets[i]?.phi).toBeCloseTo(phi, 6);
    });
  });

  it('does not mind a particle split in two of the same direction: collinear safe', () => {
    const hardest = momenta.reduce((a, b) => (b.energy > a.energy ? b : a));
    const share = (x: number) => ({
      energy: hardest.energy * x,
      px: hardest.px * x,
      py: hardest.py * x,
      pz: hardest.pz * x,
    });
    const others = momenta.filter((one) => one !== hardest);
    const split = cluster([...others, share(0.35), share(0.65)], definition);
    hard(clustering.jets).forEach(({pt, eta}, i) => {
      expect(split.jets[i]?.pt).toBeCloseTo(pt, 6);
      expect(split.jets[i]?.eta).toBeCloseTo(eta, 6);
    });
  });
});
