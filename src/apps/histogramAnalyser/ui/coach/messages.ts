/** Messages of the coach. */
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatEvents} from '@site/src/kit/format/quantities';
import {formatCut, describeCutShortly} from '../../model/cuts/formatCut';
import type {AppDescription, HistogramDescription} from '../../model/description';
import type {GuideContext, PlannedStep} from '../../model/coach/evaluate';
import {meritsAt, repliesTo, rightReply} from '../../model/coach/prediction';
import type {Reading} from '../../model/coach/position';
import type {Cuts, Question} from '../../model/coach/types';
import type {Measure} from '../../model/statistics/measures';
import {definitions, formatMeasure} from '../labels/figureOfMerit';
import {formatFraction} from '../labels/yields';

const histogramOf = (
  {histograms}: AppDescription,
  name: string | undefined,
): HistogramDescription | undefined => histograms.find(({dimension}) => dimension === name);

/**
 * Formulas of cuts, with the symbols of the axes: `m(ℓℓ) < 75 GeV`.
 *
 * @param isShort true to omit the symbol of a single quantity: `< 75 GeV`
 */
export function cutsInSigns(
  description: AppDescription,
  cuts: Cuts,
  names: readonly string[],
  isShort = false,
): string {
  const write = isShort && names.length === 1 ? describeCutShortly : formatCut;
  return names
    .flatMap((name) => {
      const [histogram, filter] = [histogramOf(description, name), cuts.get(name)];
      return histogram && filter ? [write(histogram, filter).replace('\u00a0°', '°')] : [];
    })
    .join(', ');
}

const labelOf = (measure: Measure): string =>
  definitions.find(({id}) => id === measure)?.label ?? measure;

export function titleOf(description: AppDescription, {step, on, after}: PlannedStep): string {
  const {title, goal} = step;
  if (title !== undefined || goal.kind !== 'merit') {
    return title ?? cutsInSigns(description, after, on);
  }
  const {target, measure} = goal;
  const challenge = description.challenges.find(
    ({id}) => 'challenge' in target && id === target.challenge,
  );
  return `Reach ${labelOf(measure)} = ${formatNumber(challenge?.target ?? 0)}`;
}

/** Name of the quantity whose plot a step is about. */
export const plotOf = ({step, on}: PlannedStep): string | undefined => step.plot ?? on[0];

export function hintOf(
  description: AppDescription,
  planned: PlannedStep,
  place: number | undefined,
): string {
  if (planned.step.hint) return planned.step.hint;
  const title = histogramOf(description, plotOf(planned))?.title;
  const name = title === undefined ? 'the plot' : `the plot “${title}”`;
  const where = place === undefined ? name : `plot ${place}`;
  if (planned.on.length === 0) return `Drag across ${where}.`;
  return `Drag across ${where}, or point at it and enter the ends: ${cutsInSigns(description, planned.after, planned.on)}.`;
}

/** A position that a user has read off, next to the expected one. */
export function readingText(
  {description}: Pick<GuideContext, 'description'>,
  planned: PlannedStep,
  {yours, expected}: Pick<Reading, 'yours'> & {readonly expected?: number | undefined},
): string {
  const unit = histogramOf(description, plotOf(planned))?.unit ?? '';
  const write = (value: number, maxDecimals: number): string =>
    `${formatNumber(value, {maxDecimals})}\u00a0${unit}`;
  const end = expected === undefined ? '' : ` / expected: ${write(expected, 1)}`;
  return `Yours: ${write(yours, 2)}${end}.`;
}

function outcomeText(given: GuideContext, planned: PlannedStep, question: Question): string {
  const {description, count} = given;
  const right = rightReply(given, planned, question);
  if (question.kind === 'merit') {
    const measure = question.measure ?? 'signalOverRootBackground';
    const [before, after] = meritsAt(given, planned, question);
    const label = labelOf(measure);
    const change = {rises: 'rises', falls: 'falls'}[right] ?? 'hardly changes';
    return `${label} ${change}: from ${formatMeasure(measure, before)} to ${formatMeasure(measure, after)}.`;
  }
  const number = description.processes.findIndex(({id}) => id === right);
  const {label} = description.processes[number] ?? {label: ''};
  const left = count(planned.after).processes[number]?.sumOfWeights ?? 0;
  if (question.kind === 'largest') return `${label} is the largest: ${formatEvents(left)} events.`;
  const all = count(planned.before).processes[number]?.sumOfWeights ?? 0;
  return `${label} is reduced most: ${formatFraction(left / all)} of its events pass.`;
}

/** Message about the outcome of a prediction; null for other questions, and without an answer. */
export function verdictText(
  given: GuideContext,
  planned: PlannedStep,
  answer: string | undefined,
): string | null {
  const {question} = planned.step;
  if (!question || question.kind === 'reason' || answer === undefined) return null;
  const isRight = answer === rightReply(given, planned, question);
  const reply = repliesTo(given.description, question).find(({id}) => id === answer)?.text;
  const result = outcomeText(given, planned, question);
  return isRight ? `Your prediction was right. ${result}` : `You predicted “${reply}”. ${result}`;
}

/** The sentence about events that are not all of the unchanged sample; undefined if they are. */
export function countNoteFor(areChanged: boolean, areShared: boolean): string | undefined {
  if (!areChanged && !areShared) return undefined;
  const words = [
    ...(areChanged ? ['with your “What if” settings'] : []),
    ...(areShared ? ['in the events of your group'] : []),
  ];
  return `Both values are calculated ${words.join(' and ')}. Steps are checked with all events of the unchanged sample.`;
}
