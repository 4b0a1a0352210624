import {describe, expect, it} from 'vitest';
import {massless} from '../fourVector';
import {seededRandom} from '../random';
import {calorimeterResolution, trackResolution} from '../resolution';
import {wrapPhi} from '../statistics/separation';
import {entrance, seenFrom} from './calorimeterFace';
import {clustersOf, towersOf} from './calorimeter';
import type {Collision, GeneratedParticle} from './collision';
import {detect, missingOf, usualSettings} from './detect';
import {etaOf, ptOf} from './perigee';

const vertex = {position: {x: 0.01, y: -0.02, z: 35}, kind: 'primary'} as const;

const particle = (
  kind: GeneratedParticle['kind'],
  charge: GeneratedParticle['charge'],
  momentum: readonly [pt: number, eta: number, phi: number],
  isPrompt = false,
): GeneratedParticle => ({kind, charge, momentum: massless(...momentum), vertex: 0, isPrompt});

const collisionOf = (...particles: readonly GeneratedParticle[]): Collision => ({
  vertices: [vertex],
  particles,
  invisible: {px: 0, py: 0},
});

const spread = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

/** The same collision, seen often. */
function seen(collision: Collision, times: number) {
  const random = seededRandom(11);
  return Array.from({length: times}, () => detect(random, collision));
}

describe('resolutions', () => {
  it('of muons are those of the tracker', () => {
    const muon = collisionOf(particle('muon', -1, [60, 1.1, 2], true));
    const found = seen(muon, 1500).map(({particles: [one]}) => (one?.pt ?? NaN) / 60 - 1);
    expect(spread(found) / trackResolution(60)).toBeGreaterThan(0.93);
    expect(spread(found) / trackResolution(60)).toBeLessThan(1.07);
  });

  it('of electrons and photons are those of the calorimeter', () => {
    const photon = particle('photon', 0, [40, -0.8, 2], true);
    const wanted = calorimeterResolution(photon.momentum.energy, {sampling: 0.1, constant: 0.007});
    for (const one of [photon, particle('electron', 1, [40, -0.8, 2], true)]) {
      const found = seen(collisionOf(one), 1500).map(
        ({particles: [it]}) => (it?.pt ?? NaN) / 40 - 1,
      );
      expect(spread(found) / wanted).toBeGreaterThan(0.9);
      expect(spread(found) / wanted).toBeLessThan(1.1);
    }
  });

  it('blur the impact parameter of soft tracks more than of hard ones', () => {
    const blur = (across: number): number =>
      spread(
        seen(collisionOf(particle('muon', 1, [across, 0.2, 1], true)), 400).map(
          ({tracks: [track]}) => track?.perigee.d0 ?? NaN,
        ),
      );
    expect(blur(1) / blur(50)).toBeGreaterThan(5);
  });

  it('vanish when asked to, and then nothing but the hadrons is blurred', () => {
    const exact = detect(
      seededRandom(3),
      collisionOf(particle('electron', -1, [33, 1.7, -2], true)),
      {...usualSettings, isExact: true},
    );
    expect(exact.particles[0]?.pt).toBeCloseTo(33, 9);
    expect(exact.particles[0]?.eta).toBeCloseTo(1.7, 9);
    expect(exact.particles[0]?.phi).toBeCloseTo(-2, 5);
  });
});

describe('the calorimeters', () => {
  it('see positive and negative particles on opposite sides of their direction', () => {
    const at = (charge: -1 | 0 | 1): number =>
      entrance(particle('hadron', charge, [2, 0.5, 1]), {x: 0, y: 0, z: 0})?.phi ?? NaN;
    expect(at(0)).toBeCloseTo(1, 9);
    expect(at(1)).toBeLessThan(1);
    expect(at(-1) - 1).toBeCloseTo(1 - at(1), 9);
    // Radius of 3.336 m: in the field up to 1.23 m, straight on to 1.5 m.
    const leave = Math.asin(1.23 / 2 / 3.3356);
    expect(1 - at(1)).toBeGreaterThan(leave);
    expect(1 - at(1)).toBeLessThan(2 * leave);
  });

  it('are not reached by what turns back in the field', () => {
    const soft = particle('hadron', 1, [0.3, 0.1, 1]);
    expect(entrance(soft, {x: 0, y: 0, z: 0})).toBeNull();
    expect(entrance({...soft, charge: 0, kind: 'photon'}, {x: 0, y: 0, z: 0})).not.toBeNull();
  });

  it.each([0.4, -1.2, 2.2, -3.8])(
    'see a vertex off the middle under another angle (η %f)',
    (at) => {
      const photon = particle('photon', 0, [20, at, 1]);
      const place = entrance(photon, {x: 0, y: 0, z: 60});
      expect(seenFrom(place?.eta ?? NaN, 60)).toBeCloseTo(at, 9);
      expect(place?.eta).not.toBeCloseTo(at, 3);
    },
  );

  it('measure all of the energy on average, and share that of hadrons', () => {
    const from = {x: 0, y: 0, z: 0};
    const hadrons = Array.from({length: 800}, (_, i) =>
      particle('hadron', i % 2 ? 1 : 0, [25, (i % 40) / 20 - 1, (i % 63) / 10]),
    );
    const random = seededRandom(5);
    const towers = towersOf(
      random,
      hadrons.map((hadron) => [hadron, from] as const),
    );
    const sumOf = (of: 'electromagnetic' | 'hadronic'): number =>
      towers.reduce((sum, tower) => sum + tower[of], 0);
    const made = hadrons.reduce((sum, {momentum}) => sum + momentum.energy, 0);
    expect((sumOf('electromagnetic') + sumOf('hadronic')) / made).toBeCloseTo(1, 1);
    expect(sumOf('hadronic')).toBeGreaterThan(sumOf('electromagnetic'));
    const photons = hadrons.map((hadron) => ({...hadron, kind: 'photon', charge: 0}) as const);
    const bright = towersOf(
      random,
      photons.map((photon) => [photon, from] as const),
    );
    expect(clustersOf(bright, 1).every(({part}) => part === 'electromagnetic')).toBe(true);
  });
});

describe('what stands by itself', () => {
  it('a muon has a track and no cluster, an electron both, a photon a cluster only', () => {
    const {particles} = detect(
      seededRandom(9),
      collisionOf(
        particle('muon', 1, [50, 0.1, 0], true),
        particle('electron', -1, [40, -0.6, 2], true),
        particle('photon', 0, [30, 1.1, -2], true),
      ),
    );
    expect(
      particles.map(({kind, tracks, clusters}) => [kind, tracks.length, clusters.length]),
    ).toEqual([
      ['muon', 1, 0],
      ['electron', 1, 1],
      ['photon', 0, 1],
    ]);
  });

  it('links its own track', () => {
    const event = detect(
      seededRandom(9),
      collisionOf(
        particle('hadron', 1, [5, 1, 1]),
        particle('muon', -1, [50, -0.7, -1], true),
        particle('muon', 1, [20, 0.3, 2], true),
      ),
    );
    for (const {pt: across, eta: direction, tracks, charge} of event.particles) {
      const track = event.tracks[tracks[0] ?? NaN];
      if (!track) throw new Error('no track');
      expect(ptOf(track.perigee)).toBe(across);
      expect(etaOf(track.perigee)).toBe(direction);
      expect(track.charge).toBe(charge);
    }
  });
});

it('a spray of hadrons is one jet with its momentum', () => {
  const random = seededRandom(21);
  const hadrons = Array.from({length: 30}, () =>
    particle('hadron', 0, [5, 0.7 + 0.2 * (random() - 0.5), -2.9 + 0.2 * (random() - 0.5)]),
  );
  const {jets} = detect(random, collisionOf(...hadrons));
  expect(jets).toHaveLength(1);
  expect((jets[0]?.pt ?? NaN) / 150).toBeGreaterThan(0.85);
  expect((jets[0]?.pt ?? NaN) / 150).toBeLessThan(1.15);
  expect(jets[0]?.eta).toBeCloseTo(0.7, 1);
  expect(wrapPhi((jets[0]?.phi ?? NaN) + 2.9)).toBeCloseTo(0, 1);
});

it('what balances a lepton is missing', () => {
  const event = detect(
    seededRandom(4),
    collisionOf(particle('muon', 1, [42, 0.4, 1.1], true), particle('hadron', 1, [1.2, 0, 3])),
  );
  const [muon, soft] = [event.particles[0], event.tracks[1]];
  if (!muon || !soft) throw new Error('not seen');
  const {px, py} = event.missing;
  expect(
    px + muon.pt * Math.cos(muon.phi) + ptOf(soft.perigee) * Math.cos(soft.perigee.phi),
  ).toBeCloseTo(0, 9);
  expect(Math.atan2(py, px)).toBeCloseTo(1.1 - Math.PI, 1);
  const pileup = event.vertices.map((one) => ({...one, kind: 'pileup'}) as const);
  const without = missingOf({...event, vertices: pileup});
  expect(without.px).toBeCloseTo(-muon.pt * Math.cos(muon.phi), 9);
});

it('beyond the reach of the tracker there are no tracks, beyond that of the calorimeters nothing', () => {
  const forward = particle('hadron', 1, [30, 3.4, 1]);
  const lost = particle('hadron', 1, [30, 5.4, 1]);
  const event = detect(seededRandom(8), collisionOf(forward, lost));
  expect(event.tracks).toEqual([]);
  expect(event.clusters.length).toBeGreaterThan(0);
  for (const cluster of event.clusters) expect(cluster.eta).toBeCloseTo(3.4, 1);
});
