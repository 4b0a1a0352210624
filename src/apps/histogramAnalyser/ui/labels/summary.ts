/** What an analysis has come to, in sentences that are read out. */
import {formatEvents} from '@site/src/kit/format/quantities';
import type {Analysis} from '../../model/analysis';
import type {AppDescription} from '../../model/description';
import {areSame} from '../../model/cuts/filters';
import {plus, nothing, type Total} from '../../model/counting/sums';
import type {View} from '../../model/view';
import {cutProse} from '../../model/cuts/cutProse';
import type {FigureOfMerit} from './figureOfMerit';
import {formatData} from './yields';

const signalOf = (view: View, key: 'left' | 'before'): Total =>
  view.yields
    .filter(({process}) => process.isSignal)
    .map((one) => one[key])
    .reduce(plus, nothing);

function signalName({processes}: AppDescription): string {
  const signals = processes.filter(({isSignal}) => isSignal);
  return signals.length === 1 ? (signals[0]?.label ?? 'signal') : 'signal';
}

/** What was set last: the cut that was made or moved, or that all are gone. */
function newest(
  {histograms}: AppDescription,
  before: Analysis | undefined,
  {cuts}: Analysis,
): string {
  const names = Array.from(cuts.keys());
  const changed =
    before && names.filter((name) => !areSame(before.cuts.get(name), cuts.get(name))).at(-1);
  const histogram = histograms.find(({dimension}) => dimension === changed);
  const filter = changed === undefined ? undefined : cuts.get(changed);
  if (histogram && filter) return `Cut ${cutProse(histogram, filter)}: `;
  if (names.length === 0) return 'No cuts: ';
  return names.length === 1 ? 'With 1 cut: ' : `With ${names.length} cuts: `;
}

function figureOfMeritText({definition, value, text}: FigureOfMerit): string {
  if (definition === 'purity') return `purity ${text}`;
  return value === null ? 'significance undefined without background' : `significance ${text}`;
}

/**
 * "Cut m(ℓℓ) below 75 GeV: 387 of 397 H → WW events remain, background 203,000, significance 0.86."
 *
 * @param before the state that was announced last
 */
export function summaryOf(
  description: AppDescription,
  view: View,
  figureOfMerit: FigureOfMerit,
  before: Analysis | undefined,
  analysis: Analysis,
): string {
  const [left, all] = [signalOf(view, 'left'), signalOf(view, 'before')];
  const hasSignal = description.processes.some(({isSignal}) => isSignal);
  const parts = [
    ...(hasSignal
      ? [
          `${formatEvents(left.sumOfWeights)} of ${formatEvents(all.sumOfWeights)} ${signalName(description)} events remain`,
          `background ${formatEvents(view.background.sumOfWeights)}`,
          figureOfMeritText(figureOfMerit),
        ]
      : description.processes.length > 0
        ? [`${formatEvents(view.background.sumOfWeights)} simulated events remain`]
        : []),
    ...(view.data === null ? [] : [`${formatData(view.data)} data events`]),
    ...(figureOfMerit.warning ? [figureOfMerit.warning] : []),
  ];
  return `${newest(description, before, analysis)}${parts.join(', ')}.`;
}
