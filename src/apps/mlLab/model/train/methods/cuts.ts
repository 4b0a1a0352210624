/** Rectangular cuts that are found by themselves. */
import {formatCountOf} from '@site/src/kit/format/numbers';
import {scoreOf} from '../../predict';
import type {CutsModel, Peel} from '../../types';
import {emptyBins, fillBins, type Targets} from '../bestSplit';
import type {BinnedColumn} from '../binned';
import type {TrainingData} from '../prepare';
import {stoppedMessage, type Training} from '../step';
import {progressOf, toLogOdds} from '../track';
import {binnedColumns} from './trees';

/**
 * Shares signal / weight that come nearest to those of the groups and never fall, by joining neighbours
 * that would (the pool-adjacent-violators method).
 *
 * @param groups in their order, each with a weight of at least 0
 * @returns one share per group, from 0 to 1
 */
function rising(
  groups: readonly {readonly signal: number; readonly weight: number}[],
): readonly number[] {
  const pools: {signal: number; weight: number; groups: number}[] = [];
  const share = ({signal, weight}: {signal: number; weight: number}): number =>
    weight > 0 ? Math.max(0, Math.min(1, signal / weight)) : 0;
  for (const {signal, weight} of groups) {
    pools.push({signal, weight, groups: 1});
    while (pools.length > 1) {
      const [before, last] = pools.slice(-2) as [(typeof pools)[number], (typeof pools)[number]];
      if (share(before) < share(last)) break;
      before.signal += last.signal;
      before.weight += last.weight;
      before.groups += last.groups;
      pools.pop();
    }
  }
  return pools.flatMap((pool) => new Array<number>(pool.groups).fill(share(pool)));
}

/** A step may lose this fraction of the remaining signal, or one bin where a bin holds more. */
const shareLost = 0.03;
const maxPeels = 120;
/** Peeling ends when less than this fraction of the signal remains. */
const minSignal = 0.02;

interface Candidate {
  readonly feature: number;
  readonly side: Peel['side'];
  /** The last bin that is cut off. */
  readonly code: number;
  readonly signal: number;
  readonly background: number;
}

interface RemainingWeights {
  readonly signal: number;
  readonly background: number;
}

/** Bins from one side until the signal in them is as much as a step may lose. */
function candidateFrom(
  feature: number,
  side: Peel['side'],
  {target, size, rows}: ReturnType<typeof emptyBins>,
  edges: number,
  left: RemainingWeights,
): Candidate | undefined {
  const isLow = side === 'atLeast';
  let [signal, background, code] = [0, 0, -1];
  for (let step = 0; step < edges; step += 1) {
    const bin = isLow ? step : edges - step;
    if ((rows[bin] as number) === 0 && code < 0) continue;
    const more = signal + (target[bin] as number);
    if (code >= 0 && more > shareLost * left.signal) break;
    signal = more;
    background += (size[bin] as number) - (target[bin] as number);
    code = bin;
  }
  return code >= 0 && background > 0 && signal < left.signal
    ? {feature, side, code, signal, background}
    : undefined;
}

/** How much more of the background than of the signal a step takes, by their logarithms. */
function merit({signal, background}: Candidate, left: RemainingWeights): number {
  const lost = -Math.log1p(-Math.min(1 - 1e-9, background / left.background));
  return lost / (-Math.log1p(-Math.max(0, signal) / left.signal) + 1e-4);
}

function bestCandidate(
  columns: readonly BinnedColumn[],
  rows: Int32Array,
  targets: Targets,
  left: RemainingWeights,
): Candidate | undefined {
  const bins = emptyBins();
  let best: Candidate | undefined;
  columns.forEach((column, feature) => {
    fillBins(bins, column, rows, targets);
    for (const side of ['atLeast', 'atMost'] as const) {
      const found = candidateFrom(feature, side, bins, column.edges.length, left);
      if (found && (!best || merit(found, left) > merit(best, left))) best = found;
    }
  });
  return best;
}

function peelOf({feature, side, code}: Candidate, columns: readonly BinnedColumn[]): Peel {
  const {edges} = columns[feature] as BinnedColumn;
  return {feature, side, value: edges[side === 'atLeast' ? code : code - 1] as number};
}

const isCutOff = ({side, code}: Candidate, bin: number): boolean =>
  side === 'atLeast' ? bin <= code : bin >= code;

/**
 * Cuts one slice after another off the box of all events: each time the one that takes most background for
 * the signal it costs, some per cent of the signal at a time (after the patient rule induction of Friedman
 * and Fisher, Statistics and Computing 9 (1999) 123). The boxes lie in each other, so that each threshold of
 * the score is a set of rectangular cuts. The score of a shell is its signal fraction by training weight,
 * made not to fall inwards.
 */
export function* trainCuts(prepared: TrainingData): Training {
  const {columns, label, weights, settings, rows: count} = prepared;
  const {features} = settings;
  const binned = yield* binnedColumns(prepared);
  const size = weights.map((weight) => Math.max(0, weight));
  const targets = {target: size.map((w, row) => w * (label[row] as number)), size, l2: 0};
  const sumOf = (rows: Int32Array, list: Float64Array): number =>
    rows.reduce((sum, row) => sum + (list[row] as number), 0);
  let rows = prepared.train;
  const all = sumOf(rows, targets.target);
  const peels: Peel[] = [];
  const shells: {signal: number; weight: number}[] = [];
  const outputs = new Float64Array(count);
  let left = {signal: all, background: sumOf(rows, size) - all};
  let isStopped = false;
  const modelNow = (): CutsModel => ({
    method: 'cuts',
    features,
    peels: peels.slice(),
    scores: rising([...shells, {signal: left.signal, weight: left.signal + left.background}]),
  });
  while (peels.length < maxPeels && !isStopped && left.signal > minSignal * all) {
    const best = bestCandidate(binned, rows, targets, left);
    if (!best) break;
    const {codes} = binned[best.feature] as BinnedColumn;
    peels.push(peelOf(best, binned));
    rows = rows.filter((row) => !isCutOff(best, codes[row] as number));
    shells.push({signal: best.signal, weight: best.signal + best.background});
    left = {signal: left.signal - best.signal, background: left.background - best.background};
    isStopped = yield null;
    if (peels.length % 5 === 0) isStopped = (yield shown()) || isStopped;
  }
  yield shown();
  const model = modelNow();
  return {
    model,
    ending: isStopped
      ? stoppedMessage
      : `${formatCountOf(peels.length, 'cut was', 'cuts were')} made${peels.length > 1 ? ', one after another' : ''}.`,
    isStopped,
  };

  function shown() {
    const inputs = new Float64Array(columns.length);
    const model = modelNow();
    const shares = Float64Array.from({length: count}, (_, row) => {
      columns.forEach((column, i) => (inputs[i] = column[row] as number));
      return scoreOf(model, inputs);
    });
    return progressOf(prepared, toLogOdds(shares, outputs), peels.length, maxPeels);
  }
}
