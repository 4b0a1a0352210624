import {describe, expect, it} from 'vitest';
import {decayAtAngle} from '../../decays';
import {boost, mass, pt, sum, turnedTowards} from '../../fourVector';
import {seededRandom} from '../../random';
import {backward, forward, likeZ, longitudinal} from './angles';
import {diboson} from './diboson';
import {allMasses, massShare, zToLeptons, zToTaus} from './drellYan';
import {higgsToWW, type HiggsToWW} from './higgsToWW';
import {recoilPt} from './recoil';
import {topPair} from './topPair';

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function many<T>(count: number, make: (random: ReturnType<typeof seededRandom>) => T): T[] {
  const random = seededRandom(11);
  return Array.from({length: count}, () => make(random));
}

const higgs: HiggsToWW = {
  channels: [1, 1, 2],
  recoil: [[1, {scale: 18, power: 2.5}]],
  rapidityWidth: 1.1,
};
const recoil = {scale: 12.5, power: 2.01};
const z = {channels: [1, 1, 0] as const, photonShare: 0.1, recoil, rapidityWidth: 1.2};
const ww = {
  ww: {channels: [1, 1, 2] as const},
  zz: {channels: [1, 1, 0] as const},
  zzShare: 0.1,
  recoil,
  rapidityWidth: 1,
};
const top = {channels: [1, 1, 2] as const, recoil, rapidityWidth: 0.9};

describe('all that is made', () => {
  it.each([
    ['H → WW', many(300, (random) => higgsToWW(random, higgs))],
    ['WW and ZZ', many(300, (random) => diboson(random, ww))],
    ['Z → ℓℓ', many(300, (random) => zToLeptons(random, z))],
    ['Z → ττ', many(300, (random) => zToTaus(random, z))],
    ['tt̄', many(300, (random) => topPair(random, top))],
  ])('%s keeps the momentum across the beam', (_, events) => {
    for (const {leptons, neutrinos, bottomQuarks, system} of events) {
      const seen = sum(...leptons, ...bottomQuarks);
      expect(seen.px + neutrinos.px).toBeCloseTo(system.px, 5);
      expect(seen.py + neutrinos.py).toBeCloseTo(system.py, 5);
      expect(leptons.every((lepton) => mass(lepton) < 1e-2)).toBe(true);
    }
  });
});

function separations(hasSpinCorrelations: boolean): readonly number[] {
  const events = many(1500, (random) => higgsToWW(random, {...higgs, hasSpinCorrelations}));
  return events.map(({leptons: [one, other]}) => {
    const cosine = (one.px * other.px + one.py * other.py) / (pt(one) * pt(other));
    return Math.acos(Math.max(-1, Math.min(1, cosine)));
  });
}

describe('the spin of the Higgs boson', () => {
  it('keeps the leptons together', () => {
    const [withSpin, without] = [separations(true), separations(false)];
    const near = (angles: readonly number[]): number => mean(angles.map((a) => (a < 1 ? 1 : 0)));
    expect(near(withSpin)).toBeGreaterThan(1.35 * near(without));
    expect(median(withSpin)).toBeLessThan(median(without) - 0.3);
  });

  it('and with them makes a small mass of the pair', () => {
    const masses = many(500, (random) => higgsToWW(random, higgs)).map(({leptons}) =>
      mass(sum(...leptons)),
    );
    expect(median(masses)).toBeLessThan(45);
    expect(Math.max(...masses)).toBeLessThan(125);
  });
});

describe('Z bosons', () => {
  it('have their peak at 91.2 GeV, a width of 2.5 GeV and photons below', () => {
    const masses = many(8000, (random) => zToLeptons(random, z)).map(({leptons}) =>
      mass(sum(...leptons)),
    );
    expect(median(masses.filter((m) => m > 81 && m < 101))).toBeCloseTo(91.19, 1);
    const share = (low: number, high: number): number =>
      mean(masses.map((m) => (m >= low && m < high ? 1 : 0)));
    expect(share(91.19 - 1.25, 91.19 + 1.25) / share(81, 101)).toBeCloseTo(0.535, 1);
    for (const [low, high] of [
      [10, 40],
      [40, 80],
      [80, 100],
    ] as const) {
      expect(Math.abs(share(low, high) - massShare(z, {low, high}))).toBeLessThan(0.012);
    }
    expect(massShare(z, allMasses)).toBeCloseTo(1, 12);
  });

  it('by way of τ make pairs that are too light, with missing momentum along them', () => {
    const taus = many(500, (random) => zToTaus(random, z));
    expect(median(taus.map(({leptons}) => mass(sum(...leptons))))).toBeLessThan(45);
  });
});

it('two top quarks have two b quarks, and more missing momentum than WW', () => {
  const tops = many(800, (random) => topPair(random, top));
  expect(tops.every(({bottomQuarks}) => bottomQuarks.length === 2)).toBe(true);
  const missing = ({neutrinos}: {neutrinos: {px: number; py: number}}): number =>
    Math.hypot(neutrinos.px, neutrinos.py);
  const pairs = many(800, (random) => diboson(random, {...ww, zzShare: 0}));
  expect(median(tops.map(missing))).toBeGreaterThan(median(pairs.map(missing)) + 5);
});

describe('angles of decays', () => {
  it.each([
    ['(1 + c)²', forward, 1 / 2, 2 / 5],
    ['(1 − c)²', backward, -1 / 2, 2 / 5],
    ['1 − c²', longitudinal, 0, 1 / 5],
    ['1 + c²', likeZ, 0, 2 / 5],
  ])('%s has its mean and mean square', (_, angle, first, second) => {
    const cosines = many(20_000, angle);
    expect(Math.abs(mean(cosines) - first)).toBeLessThan(0.02);
    expect(Math.abs(mean(cosines.map((c) => c * c)) - second)).toBeLessThan(0.02);
  });

  it('are those to the parent’s own direction, in its rest frame', () => {
    const parent = {energy: Math.hypot(80, 30, -20, 50), px: 30, py: -20, pz: 50};
    const back = {...parent, px: -30, py: 20, pz: -50};
    for (const cosine of [-0.9, 0.3, 1]) {
      const [first, second] = decayAtAngle(seededRandom(3), parent, [0, 0], cosine);
      expect(sum(first, second).pz).toBeCloseTo(50, 9);
      const atRest = boost(first, back);
      const found = (atRest.px * 30 - atRest.py * 20 + atRest.pz * 50) / Math.hypot(30, 20, 50);
      expect(found / atRest.energy).toBeCloseTo(cosine, 9);
    }
  });

  it('turning takes the beam to the direction and keeps lengths', () => {
    const turned = turnedTowards({energy: 7, px: 0, py: 0, pz: 5}, {px: 1, py: -2, pz: 2});
    expect([turned.px, turned.py, turned.pz]).toEqual([
      expect.closeTo(5 / 3, 9),
      expect.closeTo(-10 / 3, 9),
      expect.closeTo(10 / 3, 9),
    ]);
    expect(mass(turnedTowards({energy: 9, px: 1, py: 2, pz: 3}, turned))).toBeCloseTo(
      Math.sqrt(81 - 14),
      9,
    );
  });
});

it('half of the recoil lies below the momentum at which its law says so', () => {
  const half = 18 * Math.sqrt(0.5 ** (-1 / 1.5) - 1);
  const below = many(20_000, (random) => recoilPt(random, {scale: 18, power: 2.5})).filter(
    (momentum) => momentum < half,
  );
  expect(below.length / 20_000).toBeCloseTo(0.5, 1);
});
