/** The sum of a class, as a plot and as a result that can be shared. */
import {changed, type Analysis} from '../analysis';
import type {ClassResults, TakenResult} from './classResults';
import {schemeOf, type AppDescription, type HistogramDescription} from '../description';
import {areSame, type Filter} from '../cuts/filters';
import {joinedParts} from './partNames';
import type {Result, SentSums} from './result';
import {nothing, plus, type Histogram} from '../counting/sums';
import {analysisCodec} from '../urlState';
import {plotOf, type Factors, type Plot} from '../view';

const histogramOf = (sums: SentSums | undefined, slots: number): Histogram => {
  const list = (values: readonly number[] | undefined): Float64Array =>
    values ? Float64Array.from(values) : new Float64Array(slots);
  return {
    sumOfWeights: list(sums?.sumOfWeights),
    sumOfSquaredWeights: list(sums?.sumOfSquaredWeights),
    rows: list(sums?.rows),
  };
};

/** The cut that all groups made on a dimension; undefined where they differ or made none. */
function commonCut(taken: readonly TakenResult[], dimension: string): Filter | undefined {
  const [first, ...others] = taken.map(({analysis: {cuts}}) => cuts.get(dimension));
  return others.every((cut) => areSame(cut, first)) ? first : undefined;
}

/** The joint histogram of a dimension, with the cut on it that all made; undefined where the results do not have it. */
export function jointPlot(
  description: AppDescription,
  histogram: HistogramDescription,
  {merged, taken}: ClassResults,
  factors: Factors,
): Plot | undefined {
  const sent = merged.histograms.find(({dimension}) => dimension === histogram.dimension);
  if (!sent) return undefined;
  const slots = sent.edges.length + 1;
  return plotOf(
    description,
    histogram,
    (at) => histogramOf(sent.sums[at], slots),
    factors,
    commonCut(taken, histogram.dimension),
  );
}

/**
 * The joint histogram with its stack before the last result as a ghost, so that the effect of the last group is visible.
 *
 * @param plot the joint histogram of all results
 * @param isSignalStacked true if the signal is part of the stack
 */
export function withStackBefore(
  plot: Plot,
  {processes}: AppDescription,
  {taken}: Pick<ClassResults, 'taken'>,
  factors: Factors,
  isSignalStacked: boolean,
): Plot {
  const last = taken
    .at(-1)
    ?.result.histograms.find(({dimension}) => dimension === plot.histogram.dimension);
  if (taken.length < 2 || !last) return plot;
  const ghost = plot.edges.slice(1).map((_, bin) => {
    const added = processes.map(
      (__, number) => (last.sums[number]?.sumOfWeights[bin + 1] ?? 0) * (factors[number] ?? 1),
    );
    return plot.series.reduce((sum, {process, sums}) => {
      if (process.isSignal && !isSignalStacked) return sum;
      const own = added[processes.indexOf(process)] ?? 0;
      // A difference of sums can be slightly below 0 in a bin of one group only.
      return sum + Math.max(0, (sums.sumOfWeights[bin + 1] ?? 0) - own);
    }, 0);
  });
  return {...plot, ghost, ghostLabel: 'Before the last result'};
}

function withoutGroup(description: AppDescription, analysis: Analysis): string {
  const scheme = schemeOf(description);
  const whole = changed(scheme, analysis, {type: 'option', name: 'group', value: 0});
  return analysisCodec(scheme).encode(whole, '');
}

type Flow = Result['flow'];

/** Step by step where all groups made the same cuts in the same order, else before and after all. */
function jointFlow(flows: readonly Flow[]): Flow {
  const names = new Set(flows.map((flow) => flow.map(({cut}) => cut).join('\n')));
  const same = names.size === 1 ? flows : flows.map(ends);
  return (same[0] ?? []).map(({cut, left}, step) => ({
    cut,
    left: left.map((_, process) =>
      same.reduce((sum, flow) => plus(sum, flow[step]?.left[process] ?? nothing), nothing),
    ),
  }));
}

const ends = (flow: Flow): Flow =>
  [flow[0], flow.at(-1)].flatMap((step, at) =>
    step ? [{cut: at === 0 ? null : 'all cuts of each group', left: step.left}] : [],
  );

/**
 * The sum of all results that are in, as a result of its own. Its state is that of the groups where they
 * agree, and without cuts where they do not.
 *
 * @param id random, at least eight letters or digits
 */
export function jointResult(
  id: string,
  {description, taken, merged}: ClassResults,
): Result | undefined {
  const [first] = taken;
  if (!description || !first) return undefined;
  const states = new Set(taken.map(({analysis}) => withoutGroup(description, analysis)));
  return {
    id,
    sample: first.result.sample,
    sampleVersion: first.result.sampleVersion,
    part: joinedParts(taken.map(({result}) => result.part)) ?? first.result.part,
    scheme: first.result.scheme,
    state: states.size === 1 ? (Array.from(states)[0] ?? '') : '',
    processes: merged.processes,
    flow: jointFlow(taken.map(({result}) => result.flow)),
    histograms: merged.histograms,
  };
}
