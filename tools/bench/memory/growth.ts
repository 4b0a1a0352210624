/** Whether memory grows from round to round, when each round ends on the same page. */
import type {MemoryUsage} from './meter';

type Quantity = keyof MemoryUsage;

/** What may be more at the end: caches that fill up late, and what the browser has not tidied up yet. */
const tolerance: Readonly<Record<Quantity, {readonly part: number; readonly whole: number}>> = {
  heap: {part: 0.02, whole: 300_000},
  nodes: {part: 0.02, whole: 50},
  listeners: {part: 0.02, whole: 10},
  workers: {part: 0, whole: 0},
  contexts: {part: 0, whole: 0},
};

const quantities = Object.keys(tolerance) as readonly Quantity[];

/** Minimum over a few rounds: memory that remains by chance after one of them is not growth. */
const minOf = (rounds: readonly MemoryUsage[], quantity: Quantity): number =>
  Math.min(...rounds.map((round) => round[quantity]));

/**
 * What the last third of the rounds holds more than the first, in words; nothing if nothing grows. The
 * first round is left out: it loads the code.
 */
export function growth(rounds: readonly MemoryUsage[]): readonly string[] {
  const warm = rounds.slice(1);
  const third = Math.ceil(warm.length / 3);
  if (third < 1) throw new Error('Growth needs more rounds than one.');
  return quantities.flatMap((quantity) => {
    const before = minOf(warm.slice(0, third), quantity);
    const after = minOf(warm.slice(-third), quantity);
    const {part, whole} = tolerance[quantity];
    return after - before <= part * before + whole ? [] : [`${quantity}: ${before} to ${after}`];
  });
}
