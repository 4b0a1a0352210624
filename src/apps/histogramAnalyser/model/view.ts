/** What is drawn and printed of an analysis: sums at the chosen luminosity and normalisation. */
import {significances} from '@site/src/physics/statistics/significance';
import {poissonInterval} from '@site/src/physics/statistics/statistics';
import {edgesOf} from './counting/axis';
import type {Analysis} from './analysis';
import type {Snapshot} from './counting/crossfilter';
import type {AppDescription, HistogramDescription, ProcessDescription} from './description';
import type {Filter} from './cuts/filters';
import {
  flowOf,
  histogramOf,
  nothing,
  plus,
  scaledTotal,
  summed,
  type Histogram,
  type Total,
} from './counting/sums';

/** A factor on the weights of each simulated process, in the order of the description. */
export type Factors = readonly number[];

export interface Series {
  readonly process: ProcessDescription;
  /** At the chosen luminosity; under- and overflow included. */
  readonly sums: Histogram;
}

export interface DataPoint {
  readonly count: number;
  /** Central 68 % interval of the expectation (Garwood). */
  readonly low: number;
  readonly high: number;
}

export interface Plot {
  readonly histogram: HistogramDescription;
  /** Lower edges of the bins and the upper edge of the last. */
  readonly edges: readonly number[];
  /** Simulated processes from the bottom of the stack to its top; hidden ones are empty. */
  readonly series: readonly Series[];
  /** Sum of all that is shown. */
  readonly total: Histogram;
  /** One per slot, under- and overflow included; null without data. */
  readonly data: readonly DataPoint[] | null;
  readonly cut: Filter | undefined;
  /** Background in the bins of the axis before the last cut on another quantity; undefined without one. */
  readonly ghost?: readonly number[] | undefined;
  /** Label of `ghost` in the legend, if it is the stack at another time. */
  readonly ghostLabel?: string;
}

interface Yield {
  readonly process: ProcessDescription;
  readonly isShown: boolean;
  /** After all cuts, and before the first. */
  readonly left: Total;
  readonly before: Total;
}

export interface Step {
  /** Name of the dimension that was cut on; null before all cuts. */
  readonly cut: string | null;
  /** By process, in the order of the description. */
  readonly left: readonly Total[];
  readonly signal: Total;
  readonly background: Total;
  readonly data: number | null;
  /** By process: share of what was left before this cut; null where nothing was. */
  readonly efficiencies: readonly (number | null)[];
  readonly significance: ReturnType<typeof significances>;
}

export interface View {
  readonly plots: readonly Plot[];
  readonly yields: readonly Yield[];
  readonly signal: Total;
  readonly background: Total;
  /** Pseudo-data after all cuts; null without them. */
  readonly data: number | null;
  readonly flow: readonly Step[];
}

/** Numbers of the processes from the bottom of the stack to its top. */
export function stackOrder({processes, signalStands}: AppDescription): readonly number[] {
  const numbers = processes.map((_, number) => number);
  if (signalStands === 'below') return numbers;
  const isSignal = (number: number): boolean => processes[number]?.isSignal ?? false;
  return [...numbers.filter((number) => !isSignal(number)), ...numbers.filter(isSignal)];
}

function scaled(histogram: Histogram, factor: number): Histogram {
  return summed([histogram], [factor]);
}

function pointOf(count: number): DataPoint {
  return {count, ...poissonInterval(Math.round(count))};
}

/**
 * What is drawn of one dimension.
 *
 * @param sumsOf sums of a process at the luminosity of the sample; data have the number after the last
 * @param factors on simulated weights
 */
export function plotOf(
  description: AppDescription,
  histogram: HistogramDescription,
  sumsOf: (process: number) => Histogram,
  factors: Factors,
  cut?: Filter,
): Plot {
  const {processes, hasPseudoData} = description;
  const series = stackOrder(description).map((number) => ({
    process: processes[number] as ProcessDescription,
    sums: scaled(sumsOf(number), factors[number] ?? 1),
  }));
  const counts = hasPseudoData ? Array.from(sumsOf(processes.length).sumOfWeights) : null;
  return {
    histogram,
    edges: edgesOf(histogram.axis),
    series,
    total: summed(series.map(({sums}) => sums)),
    data: counts && counts.map(pointOf),
    cut,
  };
}

/**
 * @param snapshot with all processes of the scheme, data last
 * @param factors on simulated weights: of luminosity and normalisation; data have none
 * @param relativeUncertainty of the background, for the last of the significances: 0.1 for 10 %
 */
export function viewOf(
  description: AppDescription,
  analysis: Pick<Analysis, 'cuts' | 'shown'>,
  snapshot: Snapshot,
  factors: Factors,
  relativeUncertainty: number,
): View {
  const {processes, hasPseudoData} = description;
  const flow = flowOf(snapshot).map(({cut, left: all, efficiencies}): Step => {
    const left = processes.map((_, number) =>
      scaledTotal(all[number] ?? nothing, factors[number] ?? 1),
    );
    const sumOf = (isSignal: boolean): Total =>
      left.filter((_, number) => processes[number]?.isSignal === isSignal).reduce(plus, nothing);
    const [signal, background] = [sumOf(true), sumOf(false)];
    return {
      cut,
      left,
      signal,
      background,
      data: hasPseudoData ? (all[processes.length]?.sumOfWeights ?? 0) : null,
      efficiencies: efficiencies.slice(0, processes.length),
      significance: significances(
        signal.sumOfWeights,
        background.sumOfWeights,
        relativeUncertainty,
      ),
    };
  });
  const [first, last] = [flow[0] as Step, flow.at(-1) as Step];
  return {
    plots: description.histograms.map((histogram) =>
      plotOf(
        description,
        histogram,
        (process) => histogramOf(snapshot, histogram.dimension, process),
        factors,
        analysis.cuts.get(histogram.dimension),
      ),
    ),
    yields: processes.map((process, number) => ({
      process,
      isShown: analysis.shown?.includes(process.id) ?? true,
      left: last.left[number] ?? nothing,
      before: first.left[number] ?? nothing,
    })),
    signal: last.signal,
    background: last.background,
    data: last.data,
    flow,
  };
}
