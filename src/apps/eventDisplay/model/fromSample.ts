/**
 * An event that agrees with a row of a teaching sample: what the row contains is kept, and the rest is generated
 * by a seed of the sample and the row, so that it is always the same event.
 */
import {sum, type FourVector} from '@site/src/physics/fourVector';
import {seededRandom, seedOf, type Random} from '@site/src/physics/random';
import type {SampleKey} from '@site/src/samples/registry';
import type {DetectorEvent} from './event';
import {besideInvisible} from './sampleRow/besideInvisible';
import {dressed, type FixedObjects} from './sampleRow/dressed';
import {fourLeptonsOfRow} from './sampleRow/fourLeptonsOfRow';
import {pairShape} from './sampleRow/pairShape';
import {massive, placedPair, type Direction} from './sampleRow/placedPair';
import {rowValues, type Columns, type RowValues} from './sampleRow/rowValues';
import {twoLeptons} from './sampleRow/twoLeptons';

const edge = 2.37;
const steps = 160;

const isSeen = ({eta}: Direction): boolean => {
  const direction = Math.abs(eta);
  return direction < 1.37 || (direction > 1.52 && direction < edge);
};

/** |cos θ*| of two photons to the direction of the pair, |E₁ − E₂| / |p|. */
function cosThetaOf([one, other]: readonly [FourVector, FourVector]): number {
  const {px, py, pz} = sum(one, other);
  return Math.abs(one.energy - other.energy) / Math.hypot(px, py, pz);
}

/** Places where a function of the middle in η crosses zero, found between neighbouring steps. */
function crossings(of: (middle: number) => number): readonly number[] {
  const at = (i: number): number => -edge + (2 * edge * i) / steps;
  return Array.from({length: steps}, (_, i) => i).flatMap((i) => {
    let [low, high] = [at(i), at(i + 1)];
    const start = of(low);
    if (start === 0) return [low];
    if (start * of(high) > 0) return [];
    for (let round = 0; round < 50; round += 1) {
      const middle = (low + high) / 2;
      if (of(middle) * start > 0) low = middle;
      else high = middle;
    }
    return [(low + high) / 2];
  });
}

/** Rows of `hyy13`: two photons. cos θ* determines their motion along the beam, except for its sign. */
function twoPhotons(random: Random, row: RowValues): FixedObjects {
  const wanted = row.of('myy');
  const shape = pairShape({
    pt: [row.of('et1'), row.of('et2')],
    mass: wanted,
    pairPt: row.of('ptyy'),
  });
  const cosTheta = row.of('cosTheta').value;
  const phi = 2 * Math.PI * random() - Math.PI;
  const sides = [1, random() < 0.5 ? 1 : -1] as const;
  const pairAt = (middle: number) => placedPair(shape, wanted.value, [0, 0], {middle, phi, sides});
  const misses = (middle: number): number => {
    const [one, other] = pairAt(middle);
    return cosThetaOf([massive(one, 0), massive(other, 0)]) - cosTheta;
  };
  const found = crossings(misses);
  const seen = found.filter((middle) => pairAt(middle).every(isSeen));
  const all = seen.length > 0 ? seen : found;
  const nearest = Array.from({length: steps + 1}, (_, i) => -edge + (2 * edge * i) / steps)
    .filter((middle) => pairAt(middle).every(isSeen))
    .reduce((best, next) => (Math.abs(misses(next)) < Math.abs(misses(best)) ? next : best), 0);
  const middle = all[Math.floor(random() * all.length)] ?? nearest;
  const mirror = random() < 0.5 ? 1 : -1;
  const alone = pairAt(middle).map((photon) => ({
    kind: 'photon' as const,
    charge: 0 as const,
    momentum: massive({...photon, eta: mirror * photon.eta}, 0),
  }));
  return {alone, besides: null};
}

type Maker = (random: Random, row: RowValues) => FixedObjects;

const withJetsAbove =
  (minPt: number): Maker =>
  (random, row) =>
    twoLeptons(random, row, minPt);

const makers: Readonly<Record<SampleKey, Maker>> = {
  hww13: withJetsAbove(30),
  hww13d: withJetsAbove(30),
  hww8: withJetsAbove(30),
  zll13: withJetsAbove(30),
  ttz13: withJetsAbove(25),
  hzz13: fourLeptonsOfRow,
  hyy13: twoPhotons,
  dm13: besideInvisible,
};

export const isDrawnSample = (key: string): key is SampleKey => Object.hasOwn(makers, key);

const note =
  'Built from one row of a sample simulated for teaching: leptons, photons, numbers of jets and missing transverse momentum are those of the row; everything else is generated at random.';

/**
 * Masses, momenta, angles and counts agree with the row to its rounding; ETmiss/HT of `dm13` only where
 * the leptons leave room for a jet, and the smallest ΔR of `hzz13` in rare rows only nearly. A row does not contain the
 * azimuth of the whole event, which is random.
 *
 * @param row its number in the sample, from 0 on
 * @param columns of the decoded sample
 * @throws RangeError for a row beyond the end, or columns from a different sample
 */
export function eventOfRow(sample: SampleKey, row: number, columns: Columns): DetectorEvent {
  const random = seededRandom(seedOf('event of a row', sample, String(row)));
  const objects = makers[sample](random, rowValues(columns, row));
  return dressed(random, objects, {key: `${sample}-${row}`, number: row, note});
}
