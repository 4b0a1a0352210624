/**
 * Hints for a challenge, in three grades: what holds the reader back, where to look, what to cut. All are
 * computed from the reader's own cuts and what they leave.
 */
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {Analysis, Scheme} from '../analysis';
import {bestCut, type BestCut} from './bestCut';
import {measured, progressOf, scaleToSample, uncertaintyOf} from '../classResults/challenge';
import type {Snapshot} from '../counting/crossfilter';
import {proposedCut} from './cutProse';
import type {
  AppDescription,
  Challenge,
  HistogramDescription,
  ProcessDescription,
} from '../description';
import {effectsOf, removed, type CutEffect} from './effects';
import {overlapOf} from '../statistics/overlap';
import type {Factors, View} from '../view';

export interface HintSource {
  readonly description: AppDescription;
  readonly scheme: Scheme;
  readonly analysis: Analysis;
  readonly snapshot: Snapshot;
  readonly view: View;
  readonly factors: Factors;
}

const percent = (share: number): string => {
  if (share > 0 && share < 0.005) return 'less than 1 %';
  return share > 0.995 && share < 1 ? 'more than 99 %' : formatPercent(share);
};

const listed = (names: readonly string[]): string => names.join(' and ');

const signalName = ({processes}: AppDescription): string =>
  listed(processes.filter(({isSignal}) => isSignal).map(({label}) => label));

const titleOf = ({histograms}: AppDescription, dimension: string): string =>
  histograms.find((one) => one.dimension === dimension)?.label ?? dimension;

/** `removed 60 % of H → WW, and only 12 % of Z` */
function lossText({description: {processes}}: HintSource, effect: CutEffect): string {
  const losses = processes.map((process, number) => ({
    process,
    lost: removed(effect.without.byProcess[number] ?? 0, effect.with.byProcess[number] ?? 0),
    there: effect.without.byProcess[number] ?? 0,
  }));
  const signals = losses.filter(({process: {isSignal}}) => isSignal);
  const largest = losses
    .filter(({process: {isSignal}}) => !isSignal)
    .reduce((one, other) => (other.there > one.there ? other : one));
  const signal = removed(effect.without.signal, effect.with.signal);
  const names = listed(signals.map(({process: {label}}) => label));
  const only = largest.lost < signal ? 'only ' : '';
  return `removed ${percent(signal)} of ${names}, and ${only}${percent(largest.lost)} of ${largest.process.label}, the largest background without this cut`;
}

/** What the least useful cut costs; the first hint. */
function burden(source: HintSource, challenge: Challenge): string {
  const {description, scheme, analysis, snapshot, view, factors} = source;
  const scale = scaleToSample(description, scheme, analysis);
  const uncertainty = uncertaintyOf(scheme, analysis);
  const now = progressOf(description, scheme, analysis, view, challenge).significance ?? 0;
  const judged = effectsOf(description, snapshot, factors).map((effect) => {
    const {signal, background} = effect.without;
    const without = measured(challenge, signal * scale, background * scale, uncertainty) ?? 0;
    return {effect, without};
  });
  if (judged.length === 0) {
    return `You have not made any cuts yet. There are ${formatCount(Math.round(view.signal.sumOfWeights))} ${signalName(description)} events among ${formatCount(Math.round(view.background.sumOfWeights))} background events: look for a histogram in which their shapes differ.`;
  }
  const worst = judged.reduce((one, other) => (other.without > one.without ? other : one));
  const name = titleOf(description, worst.effect.dimension);
  const loss = `Your cut on ${name} ${lossText(source, worst.effect)}`;
  if (worst.without > now) {
    return `${loss}. Without this cut, the significance would be ${formatNumber(worst.without, {decimals: 2})} rather than ${formatNumber(now, {decimals: 2})}: move it, or remove it.`;
  }
  return `Each of your cuts helps. This one helps least: ${loss.replace('Your', 'your')}. It raises the significance from ${formatNumber(worst.without, {decimals: 2})} to ${formatNumber(now, {decimals: 2})}; try loosening it.`;
}

interface Background {
  readonly process: ProcessDescription;
  readonly share: number;
}

function largestBackground({view: {yields, background}}: HintSource): Background | null {
  const others = yields.filter(({process: {isSignal}}) => !isSignal);
  const largest = others.reduce<(typeof others)[number] | undefined>(
    (one, other) => (one && one.left.sumOfWeights >= other.left.sumOfWeights ? one : other),
    undefined,
  );
  if (!largest || !(largest.left.sumOfWeights > 0)) return null;
  return {process: largest.process, share: largest.left.sumOfWeights / background.sumOfWeights};
}

/** The histogram that separates the largest background best from the signal; the second hint. */
function place(source: HintSource): string {
  const largest = largestBackground(source);
  if (!largest) return 'No background events remain, so no hint can be given.';
  const {process, share} = largest;
  const name = signalName(source.description);
  const begin = `The largest remaining background is ${process.label}, ${percent(share)} of the total.`;
  const apart = source.view.plots
    .map((plot) => ({plot, overlap: overlapOf(plot, process.id)}))
    .reduce((one, other) => (other.overlap < one.overlap ? other : one));
  const {label} = apart.plot.histogram;
  if (apart.overlap > 0.9) {
    return `${begin} After your cuts, it has nearly the same shape as ${name} in every histogram: no single further cut separates the two well.`;
  }
  return `${begin} In the histogram of ${label}, it differs most from ${name}: normalised to the same area, the two overlap by only ${percent(apart.overlap)}.`;
}

interface Proposal extends BestCut {
  readonly histogram: HistogramDescription;
  readonly isNew: boolean;
}

function bestOf(source: HintSource, challenge: Challenge): Proposal | null {
  const {description, scheme, analysis, view} = source;
  const uncertainty = uncertaintyOf(scheme, analysis);
  const proposals = view.plots.flatMap(({histogram, series, cut}): readonly Proposal[] => {
    const best = bestCut(histogram, series, {
      measure: (signal, background) => measured(challenge, signal, background, uncertainty),
      minEffectiveEvents: challenge.minEffectiveEvents,
      scale: scaleToSample(description, scheme, analysis),
    });
    return best ? [{...best, histogram, isNew: !cut}] : [];
  });
  return proposals.reduce<Proposal | null>(
    (one, other) => (one && one.significance >= other.significance ? one : other),
    null,
  );
}

/** The single cut that would do most, of those that leave enough simulated events; the third hint. */
function proposal(source: HintSource, challenge: Challenge): string {
  const {description, scheme, analysis, view} = source;
  const progress = progressOf(description, scheme, analysis, view, challenge);
  const now = progress.significance ?? 0;
  const best = bestOf(source, challenge);
  if (!best) {
    return `After your cuts, the effective number of simulated background events is only ${Math.round(progress.effectiveEvents)}. Loosen a cut: no further cut leaves the ${challenge.minEffectiveEvents} that the challenge requires.`;
  }
  const words = proposedCut(best.histogram, best.filter);
  const from = formatNumber(now, {decimals: 2});
  const to = formatNumber(best.significance, {decimals: 2});
  if (!progress.hasEnoughEvents && best.significance <= now) {
    return `Too few simulated events remain to trust the ${from}. With ${words}, there would be enough, and the significance would be ${to}.`;
  }
  const rule = `at least ${challenge.minEffectiveEvents} effective background events`;
  if (best.significance < 1.01 * now) {
    const already = best.significance < now ? `, and the current ${from} is higher` : '';
    return `No single cut on these histograms that leaves ${rule} gives a significance above ${to}${already}. Change two cuts together: loosen the one that removes most of ${signalName(description)}, and then try the others again.`;
  }
  const try1 = best.isNew ? `Try ${words}` : `Move your cut: try ${words}`;
  return `${try1}, the best of the cuts that leave ${rule}. It would raise the significance from ${from} to ${to}.`;
}

/**
 * Three hints, each saying more than the one before.
 *
 * @param source of which `snapshot` and `view` belong to the analysis
 */
export function hintsOf(source: HintSource, challenge: Challenge): readonly string[] {
  if (source.analysis.shown) {
    return [
      'Some processes are hidden. Show all of them: the hints are computed from what you see.',
    ];
  }
  return [burden(source, challenge), place(source), proposal(source, challenge)];
}
