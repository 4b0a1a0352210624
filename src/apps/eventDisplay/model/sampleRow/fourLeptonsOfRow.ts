/** Rows of `hzz13`: four leptons by the masses of two pairs and of all, and the transverse momenta. */
import {mass, pt, rapidity, sum} from '@site/src/physics/fourVector';
import {masses} from '@site/src/physics/masses';
import type {Random} from '@site/src/physics/random';
import {deltaR} from '@site/src/physics/statistics/separation';
import type {FixedObjects} from './dressed';
import {massive, placedPair, trackerEdge, type Direction} from './placedPair';
import type {RowValues} from './rowValues';

/** Ways to share four leptons among two pairs: numbers of those of the first. */
const pairings = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

type Quadruplet = readonly [Direction, Direction, Direction, Direction];

const moved = ({pt: across, eta, phi}: Direction, along: number, around: number): Direction => ({
  pt: across,
  eta: eta + along,
  phi: phi + around,
});

function smallestDistance(leptons: readonly Direction[]): number {
  const distances = leptons.flatMap((one, i) =>
    leptons.slice(i + 1).map((two) => deltaR(one, two)),
  );
  return Math.min(...distances);
}

/** Generates two leptons with the given pair mass; null if the momenta cannot have it at this angle. */
function generatePair(
  random: Random,
  momenta: readonly [number, number],
  wanted: number,
  own: number,
): readonly [Direction, Direction] | null {
  const deltaPhi = Math.PI * random();
  const square = wanted ** 2 / (2 * momenta[0] * momenta[1]) + Math.cos(deltaPhi);
  if (square <= 1) return null;
  const sides = [random() < 0.5 ? 1 : -1, random() < 0.5 ? 1 : -1] as const;
  const shape = {pt: momenta, deltaPhi, deltaEta: Math.acosh(square)};
  return placedPair(shape, wanted, [own, own], {middle: 0, phi: 0, sides});
}

type Pair = readonly [Direction, Direction];

/** The second pair turned and shifted so that all four have this mass; null if no shift does. */
function together(
  [one, two]: readonly [Pair, Pair],
  [own1, own2]: readonly [number, number],
  wanted: number,
  around: number,
): Quadruplet | null {
  const turned = [moved(two[0], 0, around), moved(two[1], 0, around)] as const;
  const [a, b] = [
    sum(massive(one[0], own1), massive(one[1], own1)),
    sum(massive(turned[0], own2), massive(turned[1], own2)),
  ];
  const across = Math.hypot(mass(a), pt(a)) * Math.hypot(mass(b), pt(b));
  const inverse = (wanted ** 2 - mass(a) ** 2 - mass(b) ** 2) / 2 + a.px * b.px + a.py * b.py;
  if (inverse / across < 1) return null;
  const shift = rapidity(a) + Math.acosh(inverse / across) - rapidity(b);
  return [one[0], one[1], moved(turned[0], shift, 0), moved(turned[1], shift, 0)];
}

/** Shifted so that the middle of all is within reach of the tracker; null if they are too far apart. */
function within(random: Random, four: readonly Direction[]): readonly Direction[] | null {
  const etas = four.map(({eta}) => eta);
  const [low, high] = [Math.min(...etas), Math.max(...etas)];
  const room = trackerEdge - (high - low) / 2;
  if (room <= 0) return null;
  const shift = -(low + high) / 2 + room * (random() + random() - 1);
  return four.map((lepton) => moved(lepton, shift, 0));
}

interface Candidate {
  readonly leptons: readonly Direction[];
  readonly missedBy: number;
}

const steps = 32;

/** Turns the second pair until the smallest distance is as wanted, or as near as it comes. */
function bestTurn(
  place: (around: number) => Quadruplet | null,
  distance: number,
): Candidate | null {
  const misses = (around: number): number => {
    const four = place(around);
    return four ? smallestDistance(four) - distance : NaN;
  };
  let best = {around: NaN, missed: Infinity};
  const consider = (around: number, missed: number): void => {
    if (Math.abs(missed) < best.missed) best = {around, missed: Math.abs(missed)};
  };
  let before = misses(0);
  for (let i = 1; i <= steps; i += 1) {
    let [low, high] = [(2 * Math.PI * (i - 1)) / steps, (2 * Math.PI * i) / steps];
    const [start, end] = [before, misses(high)];
    before = end;
    consider(high, end);
    if (!(start * end < 0)) continue;
    for (let round = 0; round < 40; round += 1) {
      const middle = (low + high) / 2;
      if (misses(middle) * start > 0) low = middle;
      else high = middle;
    }
    consider(low, misses(low));
    break;
  }
  const leptons = Number.isNaN(best.around) ? null : place(best.around);
  return leptons && {leptons, missedBy: best.missed};
}

const maxTries = 1500;
/** Of so many that agree with the row, the one that recoils least is taken. */
const wantedCandidates = 2;

const recoilOf = (leptons: readonly Direction[]): number =>
  pt(sum(...leptons.map((lepton) => massive(lepton, 0))));

/** No row contains which lepton belongs to which pair: pairings are sampled until one agrees. */
export function fourLeptonsOfRow(random: Random, row: RowValues): FixedObjects {
  const channel = row.of('channel').value;
  const mixed = random() < 0.5 ? (['electron', 'muon'] as const) : (['muon', 'electron'] as const);
  const kinds =
    channel === 2
      ? mixed
      : channel === 0
        ? (['electron', 'electron'] as const)
        : (['muon', 'muon'] as const);
  const own = [masses[kinds[0]], masses[kinds[1]]] as const;
  const momenta = [1, 2, 3, 4].map((number) => row.of(`pt${number}`).value);
  const [m12, m34, m4l] = ['m12', 'm34', 'm4l'].map((name) => row.of(name).value);
  const distance = row.of('minDeltaR');
  let best: Candidate | null = null;
  let agreeing = 0;
  for (let tries = 0; tries < maxTries && agreeing < wantedCandidates; tries += 1) {
    const first = pairings[Math.floor(random() * pairings.length)] ?? pairings[0];
    const isFirst = (_: number, place: number): boolean =>
      (first as readonly number[]).includes(place);
    const inFirst = momenta.filter(isFirst) as [number, number];
    const inSecond = momenta.filter((value, place) => !isFirst(value, place)) as [number, number];
    const one = generatePair(random, inFirst, m12 ?? NaN, own[0]);
    const two = generatePair(random, inSecond, m34 ?? NaN, own[1]);
    if (!one || !two) continue;
    const turn = bestTurn(
      (around) => together([one, two], own, m4l ?? NaN, around),
      distance.value,
    );
    const leptons = turn && within(random, turn.leptons);
    if (!leptons) continue;
    const missedBy = Math.max(distance.half, turn.missedBy);
    if (missedBy === distance.half) agreeing += 1;
    const isBetter =
      !best ||
      missedBy < best.missedBy ||
      (missedBy === best.missedBy && recoilOf(leptons) < recoilOf(best.leptons));
    if (isBetter) best = {leptons, missedBy};
  }
  if (!best) throw new RangeError('no four leptons match this row');
  const charges = random() < 0.5 ? ([1, -1] as const) : ([-1, 1] as const);
  const alone = best.leptons.map((lepton, place) => {
    const kind = kinds[place < 2 ? 0 : 1];
    return {
      kind,
      charge: charges[place % 2 === 0 ? 0 : 1],
      momentum: massive(lepton, masses[kind]),
    };
  });
  return {alone, besides: null};
}
