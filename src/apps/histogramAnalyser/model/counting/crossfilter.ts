/**
 * Linked histograms: for each dimension, the events that pass the cuts on all other dimensions, by
 * process, with the cut flow. Pure: the same question has the same answer, whatever was asked before.
 */
import {accumulator, planesOf} from './accumulate';
import {brushed} from './brushed';
import {checkEvents, EventsError, type Dimension, type Events} from '../events/events';
import {areSame, isCut, isRange, markFailing, type Filter, type RangeFilter} from '../cuts/filters';
import {layoutOf, type Layout} from './layout';
import {columnOf, tableOf} from './table';
import {tileOf, type Tile} from './tile';

export interface Question {
  /** By name of the dimension; one without a cut may be left out. */
  readonly filters: Readonly<Record<string, Filter>>;
  /** Names of dimensions in the order of the cut flow; those left out follow in their own order. */
  readonly order?: readonly string[];
  /** Processes in the histograms; all, unless said. The cut flow always has all. */
  readonly processes?: readonly number[];
  /** The dimension whose range is being dragged: answered from a tile, at its positions. */
  readonly brushed?: string;
}

export interface Snapshot {
  readonly layout: Layout;
  /** Sums by the layout, for the views in `sums.ts`. */
  readonly planes: Float64Array;
  /** The range that was counted for a dragged brush, which the asked one is rounded to. */
  readonly brush?: RangeFilter;
}

export interface Crossfilter {
  /** @throws EventsError for a name that no dimension has */
  answer(question: Question): Snapshot;
  /** Makes the tile for a brush that is about to be dragged, so that its first move is quick. */
  prepare(question: Question): void;
}

function checkNames(
  dimensions: readonly Dimension[],
  {filters, order = [], brushed: dragged}: Question,
): void {
  const unknown = Object.keys(filters)
    .concat(order, dragged ?? [])
    .find((asked) => dimensions.every(({name}) => name !== asked));
  if (unknown !== undefined) throw new EventsError(`There is no dimension ${unknown}.`);
}

/** Names of the dimensions with a cut, in the order of the cut flow. */
function cutsOf(
  dimensions: readonly Dimension[],
  {filters, order = [], brushed: dragged}: Question,
): readonly string[] {
  const names = dimensions.map(({name}) => name);
  return Array.from(new Set([...order, ...names])).filter(
    (name) => name === dragged || (Object.hasOwn(filters, name) && isCut(filters[name])),
  );
}

/** Empties the histograms of the processes that are not shown, in the planes of this snapshot. */
export function hideProcesses(
  {layout, planes, ...rest}: Snapshot,
  shown?: readonly number[],
): Snapshot {
  const {cells, offsets, processCount, slots} = layout;
  for (let process = 0; shown && process < processCount; process += 1) {
    if (shown.includes(process)) continue;
    for (const [place, length] of slots.entries()) {
      const start = (offsets[place] as number) + process * length;
      for (let at = start; at < 3 * cells; at += cells) planes.fill(0, at, at + length);
    }
  }
  return {layout, planes, ...rest};
}

/**
 * Prepares events for linked histograms.
 *
 * @param events columns, weights and processes; they are not copied and must not change
 * @param dimensions at most 32, of at most 254 bins each
 * @throws EventsError as `checkEvents` does
 */
export function createCrossfilter(events: Events, dimensions: readonly Dimension[]): Crossfilter {
  checkEvents(events, dimensions);
  const table = tableOf(events, dimensions);
  const marked = new Map<number, Filter>();
  let tile: Tile | undefined;

  const mark = (filters: Question['filters'], except?: number): void => {
    for (const [place, dimension] of dimensions.entries()) {
      const filter = Object.hasOwn(filters, dimension.name) ? filters[dimension.name] : undefined;
      const wanted = isCut(filter) ? filter : undefined;
      if (place === except || areSame(marked.get(place), wanted)) continue;
      markFailing(table.fails, 1 << place, columnOf(events, dimension), wanted);
      if (wanted) marked.set(place, wanted);
      else marked.delete(place);
      if (tile?.place !== place) tile = undefined;
    }
  };

  const layoutFor = (question: Question): Layout =>
    layoutOf(dimensions, events.processCount, cutsOf(dimensions, question));

  const count = (question: Question): Snapshot => {
    const layout = layoutFor(question);
    mark(question.filters);
    const sums = new Float64Array(3 * layout.cells);
    accumulator(table, layout)(sums, 0, table.rows);
    return {layout, planes: planesOf(sums)};
  };

  const tileFor = (question: Question): Tile | undefined => {
    const layout = layoutFor(question);
    const place = dimensions.findIndex(({name}) => name === question.brushed);
    mark(question.filters, place);
    const isThis = tile?.place === place && tile.layout.cuts.join('\n') === layout.cuts.join('\n');
    if (!isThis) tile = tileOf(table, layout, place);
    return tile;
  };

  return {
    answer(asked) {
      checkNames(dimensions, asked);
      const {brushed: dragged, ...question} = asked;
      const range = dragged === undefined ? undefined : question.filters[dragged];
      if (dragged !== undefined && range && isRange(range)) {
        const ready = tileFor(asked);
        if (ready) {
          const {planes, range: brush} = brushed(ready, range);
          return hideProcesses({layout: ready.layout, planes, brush}, question.processes);
        }
      }
      return hideProcesses(count(question), question.processes);
    },
    prepare(question) {
      checkNames(dimensions, question);
      if (question.brushed !== undefined) tileFor(question);
    },
  };
}
