/** The simulated collisions of the home page, in the order in which they come. */
import {massBinning, pseudoData, type PseudoEvent} from '@site/src/physics/montecarlo/fourLepton';
import {entryOf, histogram} from '@site/src/physics/statistics/binning';
import {seededRandom} from '@site/src/physics/random';

const seed = 20250703;
/** Chosen so that a user sees a few dozen collisions at first. */
const orderSeed = 1;

/** Pseudo-data come by process; collisions come in any order. */
function inAnyOrder(events: readonly PseudoEvent[]): readonly PseudoEvent[] {
  const random = seededRandom(orderSeed);
  return events
    .map((event) => ({event, key: random()}))
    .sort((a, b) => a.key - b.key)
    .map(({event}) => event);
}

export const collisions = inAnyOrder(pseudoData(seed));

const looksLikeHiggs = ({mass, isolation}: PseudoEvent): boolean =>
  Math.abs(mass - 125) < 1.5 && isolation < 0.1;

/** The number in the histogram at first; the last one, which is drawn, looks like a Higgs boson. */
export const shownAtFirst =
  collisions.findIndex((event, i) => i >= 40 && looksLikeHiggs(event)) + 1;

/** The bin of the mass histogram, from 0. */
export const binOf = (mass: number): number => entryOf(mass, massBinning) - 1;

/** Numbers of events by bin of mass, of the first `shown` collisions that pass the cut. */
export function countsOf(shown: number, cut: number): readonly number[] {
  const passing = collisions.slice(0, shown).filter(({isolation}) => isolation < cut);
  return histogram(
    passing.map(({mass}) => mass),
    massBinning,
  );
}

/** The collision after this one that passes the cut, from the first again after the last; this one if none does. */
export function nextAfter(current: number, cut: number): number {
  for (let step = 1; step <= collisions.length; step += 1) {
    const index = (current + step) % collisions.length;
    if ((collisions[index]?.isolation ?? cut) < cut) return index;
  }
  return current;
}
