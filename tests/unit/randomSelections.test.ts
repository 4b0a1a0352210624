/** Random selections, counted from the CSV of a sample without any code of the apps: each cell of each histogram. */
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {madeSamples} from '../../plugins/samples/files';
import {readSample} from '../../plugins/samples/read';
import {apps} from '../../src/apps/histogramAnalyser/descriptions';
import {edgesOf} from '../../src/apps/histogramAnalyser/model/counting/axis';
import {
  createCrossfilter,
  type Crossfilter,
} from '../../src/apps/histogramAnalyser/model/counting/crossfilter';
import {histogramOf} from '../../src/apps/histogramAnalyser/model/counting/sums';
import type {Filter} from '../../src/apps/histogramAnalyser/model/cuts/filters';
import {dimensionsOf} from '../../src/apps/histogramAnalyser/model/description';
import type {Dimension, Events} from '../../src/apps/histogramAnalyser/model/events/events';
import {eventsOf} from '../../src/apps/histogramAnalyser/model/events/sampleEvents';
import {seededRandom} from '../../src/physics/random';
import {csvOf} from '../../src/samples/format/csv';
import {sampleKeys} from '../../src/samples/registry';

const isNightly = inject('isNightly');
const keys = isNightly ? sampleKeys : (['zll13'] as const);
const selections = isNightly ? 50 : 3;

/** The values of a column as the CSV prints them. */
function columnsOf(csv: string): ReadonlyMap<string, Float64Array> {
  const [header = '', ...lines] = csv.trim().split('\n');
  const rows = lines.map((line) => line.split(','));
  return new Map(
    header
      .split(',')
      .map((title, place) => [
        title.replace(/ \[.*/, ''),
        Float64Array.from(rows, (row) => Number(row[place])),
      ]),
  );
}

type Random = () => number;

const drawFrom = <T>(random: Random, values: ArrayLike<T>): T =>
  values[Math.floor(random() * values.length)] as T;

/** A cut at stored values, open at one end in one case of three, or a choice of categories. */
function drawFilter(random: Random, {categories}: Dimension, values: Float64Array): Filter {
  if (categories !== undefined) {
    const all = Array.from({length: categories}, (_, category) => category);
    return {categories: all.filter(() => random() < 0.6)};
  }
  const [low = 0, high = 0] = [drawFrom(random, values), drawFrom(random, values)].sort(
    (a, b) => a - b,
  );
  const end = random();
  return {from: end < 1 / 6 ? null : low, to: end > 5 / 6 ? null : high};
}

const accepts = (filter: Filter, value: number): boolean =>
  'categories' in filter
    ? filter.categories.includes(value)
    : (filter.from === null || value >= filter.from) && (filter.to === null || value < filter.to);

/** The slot of each value, found edge by edge: the underflow, the bins, the overflow. */
const slotsOf = (values: Float64Array, edges: readonly number[]): readonly number[] =>
  Array.from(values, (value) => {
    let slot = 0;
    while (slot < edges.length && value >= (edges[slot] ?? NaN)) slot += 1;
    return slot;
  });

/** Sums by slot of one process. */
interface SlotSums {
  readonly rows: number[];
  readonly weights: number[];
  readonly squares: number[];
}

/** The histograms of all processes, event by event. */
function countedByHand(
  {weights, processes, processCount}: Events,
  slots: readonly number[],
  length: number,
  passes: (row: number) => boolean,
): readonly SlotSums[] {
  const empty = (): number[] => Array.from({length}, () => 0);
  const sums = Array.from({length: processCount}, () => ({
    rows: empty(),
    weights: empty(),
    squares: empty(),
  }));
  for (const [row, slot] of slots.entries()) {
    const own = sums[processes[row] ?? -1];
    const weight = weights[row];
    if (!own || weight === undefined || !passes(row)) continue;
    own.rows[slot] = (own.rows[slot] ?? 0) + 1;
    own.weights[slot] = (own.weights[slot] ?? 0) + weight;
    own.squares[slot] = (own.squares[slot] ?? 0) + weight * weight;
  }
  return sums;
}

/** The largest difference of two lists of equal length. */
const distance = (one: ArrayLike<number>, other: readonly number[]): number =>
  Math.max(...other.map((value, i) => Math.abs(value - (one[i] ?? NaN))));

describe.each(keys)('random selections on %s', (key) => {
  const dimensions = dimensionsOf(apps[key]);
  const values = new Map<string, Float64Array>();
  let events: Events;
  let crossfilter: Crossfilter;

  const valuesOf = ({name}: Dimension): Float64Array => values.get(name) ?? new Float64Array();

  beforeAll(async () => {
    const sample = await readSample(await madeSamples(process.cwd()), key);
    events = eventsOf(sample, apps[key]);
    crossfilter = createCrossfilter(events, dimensions);
    const printed = columnsOf(csvOf(sample));
    // What the CSV lacks is derived from other columns; tests of its formula are next to the formula.
    for (const {name, column} of dimensions) {
      const column64 = printed.get(column) ?? Float64Array.from(events.columns[column] ?? []);
      expect(column64.length).toBe(events.weights.length);
      values.set(name, column64);
    }
  });

  it('have the same rows, weights and squared weights in each cell', () => {
    const random = seededRandom(7);
    const slots = dimensions.map((shown) => slotsOf(valuesOf(shown), edgesOf(shown.axis)));
    for (let selection = 0; selection < selections; selection += 1) {
      const cut = new Map<string, Filter>();
      for (let cuts = 1 + Math.floor(5 * random()); cuts > 0; cuts -= 1) {
        const dimension = drawFrom(random, dimensions);
        cut.set(dimension.name, drawFilter(random, dimension, valuesOf(dimension)));
      }
      const snapshot = crossfilter.answer({filters: Object.fromEntries(cut)});
      for (const [place, shown] of dimensions.entries()) {
        const others = dimensions.flatMap((dimension) => {
          const filter = dimension === shown ? undefined : cut.get(dimension.name);
          return filter ? [{filter, cells: valuesOf(dimension)}] : [];
        });
        const byHand = countedByHand(
          events,
          slots[place] ?? [],
          edgesOf(shown.axis).length + 1,
          (row) => others.every(({filter, cells}) => accepts(filter, cells[row] ?? NaN)),
        );
        for (const [process, expected] of byHand.entries()) {
          const counted = histogramOf(snapshot, shown.name, process);
          const where = `selection ${selection}, ${shown.name}, process ${process}`;
          expect(Array.from(counted.rows), where).toEqual(expected.rows);
          const largest = expected.weights.reduce((sum, weight) => sum + Math.abs(weight), 1);
          expect(distance(counted.sumOfWeights, expected.weights), where).toBeLessThan(
            1e-9 * largest,
          );
          const square = expected.squares.reduce((sum, weight) => sum + weight, 1);
          expect(distance(counted.sumOfSquaredWeights, expected.squares), where).toBeLessThan(
            1e-9 * square,
          );
        }
      }
    }
  });
});
