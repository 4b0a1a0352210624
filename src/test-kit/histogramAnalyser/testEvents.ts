/** Events and a slow, plain counting of them, for tests and measurements. */
import {gaussian, seededRandom} from '@site/src/physics/random';
import type {Question} from '@site/src/apps/histogramAnalyser/model/counting/crossfilter';
import type {Dimension, Events} from '@site/src/apps/histogramAnalyser/model/events/events';
import {isRange, type Filter} from '@site/src/apps/histogramAnalyser/model/cuts/filters';
import {nothing, plus, type Total} from '@site/src/apps/histogramAnalyser/model/counting/sums';

/** Four dimensions of different kinds and numbers of bins: no two can be taken for each other. */
export const testDimensions: readonly Dimension[] = [
  {name: 'mass', column: 'mass', axis: {low: 0, high: 105, bins: 21}},
  {name: 'jets', column: 'jets', axis: {low: -0.5, high: 9.5, bins: 10}},
  {name: 'met', column: 'met', axis: {edges: [0, 5, 10, 30, 31, 200]}},
  {name: 'channel', column: 'channel', axis: {low: 0, high: 3, bins: 3}, categories: 3},
];

const strange = [Number.NaN, Infinity, -Infinity, 0, -0, 105, 30, 5e-324];

/** Values of every kind, weights of both signs, processes of unequal size. */
export function testEvents(rows: number, seed: number, processCount = 3): Events {
  const random = seededRandom(seed);
  const odd = (value: number): number =>
    random() < 0.05 ? (strange[Math.floor(random() * strange.length)] as number) : value;
  const column = (draw: () => number): Float32Array => Float32Array.from({length: rows}, draw);
  return {
    columns: {
      mass: column(() => odd(60 + 30 * gaussian(random))),
      jets: Uint8Array.from({length: rows}, () => Math.floor(12 * random() ** 2)),
      met: column(() => odd(-30 * Math.log(1 - random()))),
      channel: Uint16Array.from({length: rows}, () => Math.floor(3.3 * random())),
    },
    weights: column(() => (random() < 0.15 ? -1 : 1) * 10 ** (3 * random() - 2)),
    processes: Uint8Array.from({length: rows}, () => Math.floor(processCount * random() ** 1.5)),
    processCount,
  };
}

/** As `hist` and numpy would select: written down independently, by comparison alone. */
function lets(filter: Filter | undefined, value: number): boolean {
  if (!filter) return true;
  if (!isRange(filter)) return filter.categories.includes(value) && !Number.isNaN(value);
  const {from, to} = filter;
  if (from === null && to === null) return true;
  return !Number.isNaN(value) && (from === null || value >= from) && (to === null || value < to);
}

const plainEdges = ({axis}: Dimension): readonly number[] =>
  'edges' in axis
    ? axis.edges
    : Array.from(
        {length: axis.bins + 1},
        (_, i) => axis.low + ((axis.high - axis.low) * i) / axis.bins,
      );

const one = (weight: number): Total => ({
  sumOfWeights: weight,
  sumOfSquaredWeights: weight ** 2,
  rows: 1,
});

/** Adds up in another order than the engine, so that only equal sums agree. */
function backwards(events: Events, row: (i: number) => void): void {
  for (let i = events.weights.length - 1; i >= 0; i -= 1) row(i);
}

const valueAt = (events: Events, {column}: Dimension, i: number): number =>
  events.columns[column]?.[i] as number;

/** What is in a slot: the events of a process that pass the cuts on all other dimensions. */
export function plainHistogram(
  events: Events,
  dimensions: readonly Dimension[],
  {filters, processes}: Question,
  shown: Dimension,
  process: number,
): readonly Total[] {
  const edges = plainEdges(shown);
  const totals: Total[] = [nothing, ...edges.map(() => nothing)];
  if (processes && !processes.includes(process)) return totals;
  backwards(events, (i) => {
    if (events.processes[i] !== process) return;
    const passes = dimensions.every(
      (other) => other === shown || lets(filters[other.name], valueAt(events, other, i)),
    );
    if (!passes) return;
    const value = valueAt(events, shown, i);
    const slot = Number.isNaN(value) ? edges.length : edges.filter((edge) => edge <= value).length;
    totals[slot] = plus(totals[slot] as Total, one(events.weights[i] as number));
  });
  return totals;
}

/** What is left of a process after cuts on these dimensions. */
export function plainLeft(
  events: Events,
  cuts: readonly Dimension[],
  {filters}: Question,
  process: number,
): Total {
  let left = nothing;
  backwards(events, (i) => {
    if (events.processes[i] !== process) return;
    const passes = cuts.every((cut) => lets(filters[cut.name], valueAt(events, cut, i)));
    if (passes) left = plus(left, one(events.weights[i] as number));
  });
  return left;
}
