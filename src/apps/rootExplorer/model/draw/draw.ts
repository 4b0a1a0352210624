/** Draws a request: reads the branches it needs, batch by batch, and reports the histogram as it grows. */
import type {Binning} from '@site/src/physics/statistics/binning';
import {
  describeCorruptBasket,
  CorruptBasketError,
  type CorruptBasket,
  type RootFile,
} from '@site/src/rootFile/rootFile';
import type {Batch} from '../expression/columns';
import type {DrawResult, DrawnAxis, DrawListener, DrawRequest, TreeInfo} from '../types';
import {Accumulator} from './accumulator';
import {gatherer} from './batches';
import {fillValuesOf, type FillValues} from './fillValues';
import {completeAxes, extendedAxes} from './growth';
import {planOf, type Plan, type PlannedField} from './plan';
import {rangeOf} from './range';

/** Entries of the first batch, of which the first picture is made, and of the others. */
const batchSizes = [2_000, 8_000];

/** Values of which a range is chosen, and entries after which no more are waited for. */
const enoughForRange = 2_000;
const maxEntriesForRange = 100_000;

/** Milliseconds between two pictures. */
const pause = 100;

class Drawing {
  private readonly waiting: (readonly FillValues[])[] = [];
  private values = 0;
  private read = 0;
  /** Entries read before the axes were chosen. */
  private readAtChoice = 0;
  private skipped = 0;
  private corrupt: readonly CorruptBasket[] = [];
  private axes: readonly DrawnAxis[] | undefined;
  private accumulators: readonly Accumulator[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly request: DrawRequest,
    private readonly entries: number,
  ) {
    if (request.range && (!plan.y || request.yRange)) this.chooseAxes();
  }

  add(batch: Batch): void {
    const chosen = fillValuesOf(this.plan, batch);
    this.read += batch.count;
    if (this.axes) return this.fill(chosen);
    this.waiting.push(chosen);
    this.values += chosen.reduce((sum, {x}) => sum + x.length, 0);
    if (this.values >= enoughForRange || this.read >= maxEntriesForRange) this.chooseAxes();
  }

  skip(count: number, baskets: readonly CorruptBasket[]): void {
    this.skipped += count;
    this.corrupt = [...new Set([...this.corrupt, ...baskets])];
  }

  private fill(chosen: readonly FillValues[]): void {
    chosen.forEach((values, i) => this.accumulators[i]?.add(values));
    if (this.axes) this.axes = extendedAxes(this.axes, this.accumulators, this.bins);
  }

  private get bins(): readonly number[] {
    return [this.request.bins, this.request.yBins ?? this.request.bins];
  }

  private axis(which: 'x' | 'y', field: PlannedField): DrawnAxis {
    const {request} = this;
    const [bins, range] =
      which === 'x' ? [this.bins[0], request.range] : [this.bins[1], request.yRange];
    const found = (): Binning =>
      rangeOf(
        this.waiting.flatMap((all) => all.flatMap((chosen) => Array.from(chosen[which] ?? []))),
        bins ?? 1,
      );
    return {
      ...(range ? {low: range[0], high: range[1], bins: bins ?? 1} : found()),
      label: (request[which] ?? '').trim(),
      ...(field.unit === undefined ? {} : {unit: field.unit}),
    };
  }

  private chooseAxes(): void {
    const {request, plan} = this;
    this.readAtChoice = this.read;
    const x = this.axis('x', plan.x);
    const y = plan.y && this.axis('y', plan.y);
    this.axes = y ? [x, y] : [x];
    this.accumulators = request.selections.map(
      () =>
        new Accumulator(
          {binning: x, isOpen: !request.range},
          y && {binning: y, isOpen: !request.yRange},
        ),
    );
    this.waiting.splice(0).forEach((chosen) => this.fill(chosen));
  }

  /** What there is; undefined while no range can be chosen yet. */
  part(rounded: readonly string[]): DrawResult | undefined {
    return this.axes && this.drawn(this.axes, false, rounded);
  }

  /**
   * @param isComplete whether the reading came to the end of the tree
   * @throws CorruptBasketError if no entry could be read
   */
  end(isComplete: boolean, rounded: readonly string[]): DrawResult {
    const [first] = this.corrupt;
    if (first && this.read === 0) throw new CorruptBasketError(first);
    if (!this.axes) this.chooseAxes();
    const axes = this.axes ?? [];
    const hasMore = this.read > this.readAtChoice;
    this.axes = hasMore ? completeAxes(axes, this.accumulators, this.bins) : axes;
    return this.drawn(this.axes, isComplete, rounded);
  }

  private drawn(
    axes: readonly DrawnAxis[],
    isComplete: boolean,
    rounded: readonly string[],
  ): DrawResult {
    const {request} = this;
    return {
      request,
      axes,
      series: this.accumulators.map((one, i) => one.series(request.selections[i]?.trim() || 'all')),
      entriesRead: this.read,
      entriesSkipped: this.skipped,
      corrupt: this.corrupt.map(describeCorruptBasket),
      entriesOf: this.entries,
      rounded,
      isComplete,
    };
  }
}

/**
 * @returns the whole histogram, or what there is of it when the signal ends the reading
 * @throws ExplorerError for expressions that cannot be used; RootFileError for damaged data
 */
export async function draw(
  file: RootFile,
  tree: TreeInfo,
  request: DrawRequest,
  {onPart, signal}: DrawListener = {},
): Promise<DrawResult> {
  const plan = planOf(request, tree);
  const drawing = new Drawing(plan, request, tree.entries);
  const kinds = new Map(tree.branches.map(({name, kind}) => [name, kind]));
  const branches = plan.branches.map((name) => ({name, isList: kinds.get(name) === 'numbers'}));
  let lastReport = -Infinity;
  const onBatch = (batch: Batch): void => {
    drawing.add(batch);
    const now = performance.now();
    if (!onPart || now - lastReport < pause) return;
    const part = drawing.part(rounded());
    if (part) {
      lastReport = now;
      onPart(part);
    }
  };
  const {sink, finish, rounded} = gatherer(branches, batchSizes, 0, onBatch, (count, baskets) =>
    drawing.skip(count, baskets),
  );
  try {
    await file.read(tree.path, plan.branches, sink, {signal});
  } catch (error) {
    if (!signal?.aborted || error !== signal.reason) throw error;
    finish();
    return drawing.end(false, rounded());
  }
  finish();
  return drawing.end(true, rounded());
}
