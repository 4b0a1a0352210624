import {describe, expect, it} from 'vitest';
import type {Collision} from '../../detector/collision';
import {eta, mass, massless, phi, pt, sum} from '../../fourVector';
import {seededRandom, type Random} from '../../random';
import {wrapPhi} from '../../statistics/separation';
import {chargeRatio, higgsToElectronMuon, higgsToFourLeptons, wBoson, zBoson} from './bosons';
import {bottomFlight, bottomJet, bottomMesonMass, lightJet} from './fragmentation';
import {topPairAndZ, topPairInto, twoJets} from './quarks';
import {ellipticFlow, heavyIons, minimumBias} from './softCollisions';
import {wholeCollision, type HardCollision} from './wholeCollision';

const hard: readonly (readonly [string, (random: Random) => HardCollision])[] = [
  ['Z', (random) => zBoson(random, 'muon')],
  ['W', (random) => wBoson(random, 'electron')],
  ['H → 4ℓ', higgsToFourLeptons],
  ['H → WW', higgsToElectronMuon],
  ['tt̄', (random) => topPairInto(random, ['lepton', 'quarks'])],
  ['tt̄Z', topPairAndZ],
  ['two jets', (random) => twoJets(random, 110)],
];

const fromHard = ({vertices, particles}: Collision) =>
  particles.filter(({vertex}) => vertices[vertex]?.kind !== 'pileup');

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

describe.each(hard)('%s', (_, make) => {
  const random = seededRandom(17);
  const collisions = Array.from({length: 20}, () => wholeCollision(random, make(random)));

  it('keeps what the protons bring transverse to the beam: nothing', () => {
    for (const collision of collisions) {
      const visible = sum(...fromHard(collision).map(({momentum}) => momentum));
      expect(visible.px + collision.invisible.px).toBeCloseTo(0, 6);
      expect(visible.py + collision.invisible.py).toBeCloseTo(0, 6);
    }
  });

  it('lets pile-up begin at vertices of its own', () => {
    for (const {vertices, particles} of collisions) {
      const places = vertices.map(({position}) => position.z);
      expect(new Set(places).size).toBe(places.length);
      const pileup = particles.filter(({vertex}) => vertices[vertex]?.kind === 'pileup');
      expect(pileup.length).toBeGreaterThan(0);
      expect(pileup.every(({isPrompt, kind}) => !isPrompt && kind === 'hadron')).toBe(true);
    }
  });
});

it('pile-up is as much as it should be, and spread along the beam', () => {
  const random = seededRandom(23);
  const crossings = Array.from({length: 300}, () => wholeCollision(random, zBoson(random, 'muon')));
  const vertices = crossings.flatMap((crossing) =>
    crossing.vertices.filter(({kind}) => kind === 'pileup'),
  );
  expect(Math.abs(vertices.length / crossings.length - 13.4)).toBeLessThan(0.8);
  const width = Math.sqrt(mean(vertices.map(({position}) => position.z ** 2)));
  expect(Math.abs(width / 48 - 1)).toBeLessThan(0.04);
});

it('a jet has the momentum of its quark, and twenty to forty particles at 100 GeV', () => {
  const random = seededRandom(3);
  const quark = massless(100, 0.9, -2);
  const counts = Array.from({length: 100}, () => {
    const jet = lightJet(random, quark, 0);
    const total = sum(...jet.map(({momentum}) => momentum));
    expect(pt(total)).toBeCloseTo(100, 6);
    expect(eta(total)).toBeCloseTo(0.9, 6);
    expect(phi(total)).toBeCloseTo(-2, 6);
    return jet.length;
  });
  expect(mean(counts)).toBeGreaterThan(20);
  expect(mean(counts)).toBeLessThan(40);
});

it('a meson with a b quark flies millimetres, the farther the faster', () => {
  const random = seededRandom(5);
  const start = {vertex: 0, position: {x: 0, y: 0, z: 0}, minFlightLength: 0};
  const flight = (across: number): number =>
    mean(
      Array.from({length: 3000}, () => {
        const {x, y, z} = bottomJet(random, massless(across, 0, 0.3), start, 1).decay;
        return Math.hypot(x, y, z);
      }),
    );
  const expected = ((0.7 * 60) / bottomMesonMass) * bottomFlight;
  expect(Math.abs(flight(60) / expected - 1)).toBeLessThan(0.06);
  expect(flight(120) / flight(60)).toBeCloseTo(2, 0);
});

it('there are more W⁺ than W⁻ bosons, in their ratio', () => {
  const random = seededRandom(29);
  const charges = Array.from({length: 6000}, () => wBoson(random, 'muon').isolated[0]?.charge);
  const positive = charges.filter((charge) => charge === 1).length;
  expect(Math.abs(positive / (charges.length - positive) - chargeRatio)).toBeLessThan(0.08);
});

it('leptons of W⁻ bosons fly farther forward than those of W⁺', () => {
  const random = seededRandom(31);
  const bosons = Array.from({length: 4000}, () => wBoson(random, 'muon').isolated[0]);
  const reach = (wanted: number): number =>
    mean(
      bosons.flatMap((lepton) =>
        lepton?.charge === wanted ? [Math.abs(eta(lepton.momentum))] : [],
      ),
    );
  expect(reach(-1) - reach(1)).toBeGreaterThan(0.1);
});

it('top quarks weigh what they should', () => {
  const random = seededRandom(37);
  for (let i = 0; i < 20; i += 1) {
    const {lightQuarks, bottomQuarks} = topPairInto(random, ['quarks', 'quarks']);
    const found = [0, 1].map((top) => {
      const [bottom] = bottomQuarks.slice(top);
      const [one, other] = lightQuarks.slice(2 * top);
      return bottom && one && other ? mass(sum(bottom, one, other)) : NaN;
    });
    expect(found[0]).toBeCloseTo(172.5, 3);
    expect(found[1]).toBeCloseTo(172.5, 3);
  }
});

it('hadrons of lead nuclei flow in a plane of their own in each collision', () => {
  const random = seededRandom(41);
  /** v₂² as the mean cosine of twice the angle between pairs. */
  const squared = Array.from({length: 60}, () => {
    const angles = heavyIons(random, {tracks: 800}).particles.map(({momentum}) => phi(momentum));
    const x = angles.reduce((total, angle) => total + Math.cos(2 * angle), 0);
    const y = angles.reduce((total, angle) => total + Math.sin(2 * angle), 0);
    const count = angles.length;
    return (x * x + y * y - count) / (count * (count - 1));
  });
  expect(Math.abs(Math.sqrt(mean(squared)) - ellipticFlow)).toBeLessThan(0.008);
});

it('a quenched pair of jets has the asymmetry that is requested, and the rest goes the same way', () => {
  const jets = {pt: 120, asymmetry: 0.4};
  const {particles} = heavyIons(seededRandom(43), {tracks: 0, jets});
  const hardest = [...particles].sort((a, b) => pt(b.momentum) - pt(a.momentum))[0];
  if (!hardest) throw new Error('no particles');
  const away = phi(hardest.momentum);
  const along = (sign: 1 | -1): number =>
    particles.reduce((total, {momentum}) => {
      const turn = wrapPhi(phi(momentum) - away);
      const isNear = Math.cos(turn) > 0;
      return isNear === sign > 0 ? total + pt(momentum) * Math.abs(Math.cos(turn)) : total;
    }, 0);
  expect(along(1)).toBeGreaterThan(100);
  // 120 GeV less what was lost is 51 GeV; the lost momentum comes out soft and at wide angles.
  expect(along(-1)).toBeGreaterThan(70);
  expect(along(-1)).toBeLessThan(along(1));
});

it('an ordinary collision has twenty to sixty soft tracks', () => {
  const random = seededRandom(47);
  for (let i = 0; i < 50; i += 1) {
    const {particles} = minimumBias(random);
    expect(particles.length).toBeGreaterThanOrEqual(20);
    expect(particles.length).toBeLessThanOrEqual(60);
  }
});
