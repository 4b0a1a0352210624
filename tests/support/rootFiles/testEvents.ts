/** Random events with Z bosons or pairs of photons. */
import {twoBodyDecay} from '../../../src/physics/decays';
import type {FourVector} from '../../../src/physics/fourVector';
import {resonantMass} from '../../../src/physics/lineShapes';
import {masses, widths} from '../../../src/physics/masses';
import {movingSystem} from '../../../src/physics/montecarlo/collider/recoil';
import {gaussian, seededRandom, type Random} from '../../../src/physics/random';
import type {TestEvent} from './ntuple';

const z = {mass: masses.z, width: widths.z};

/** A resolution in momentum of 2 %. */
const smeared = (random: Random, vector: FourVector): FourVector => {
  const factor = 1 + 0.02 * gaussian(random);
  const {energy, px, py, pz} = vector;
  return {energy: energy * factor, px: px * factor, py: py * factor, pz: pz * factor};
};

const decayed = (random: Random, mass: number): readonly FourVector[] =>
  twoBodyDecay(
    random,
    movingSystem(random, {mass, pt: 20 * random(), rapidityWidth: 1}),
    [0, 0],
  ).map((one) => smeared(random, one));

const pair = (random: Random, mass: number): TestEvent['leptons'] => {
  const type = random() < 0.5 ? 11 : 13;
  return decayed(random, mass).map((momentum, i) => ({momentum, type, charge: i === 0 ? 1 : -1}));
};

/** Z bosons, one or two in each event. */
export function zEvents(count: number, bosons: 1 | 2, seed: number): readonly TestEvent[] {
  const random = seededRandom(seed);
  return Array.from({length: count}, () => ({
    leptons: Array.from({length: bosons}, () =>
      pair(random, resonantMass(random, z, 60, 120)),
    ).flat(),
    photons: [],
  }));
}

/** Pairs of photons with masses from 100 to 170 GeV. */
export function photonEvents(count: number, seed: number): readonly TestEvent[] {
  const random = seededRandom(seed);
  return Array.from({length: count}, () => ({
    leptons: [],
    photons: decayed(random, 100 + 70 * random()),
  }));
}
