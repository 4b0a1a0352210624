/** Messages about the faults of cuts. */
import {formatEvents} from '@site/src/kit/format/quantities';
import type {GuideContext, PlannedStep} from '../../model/coach/evaluate';
import type {Fault} from '../../model/coach/serves';
import type {Cuts} from '../../model/coach/types';
import {formatCut} from '../../model/cuts/formatCut';
import {isRange, type Filter} from '../../model/cuts/filters';
import type {HistogramDescription} from '../../model/description';
import {cutsInSigns} from './messages';

const lists = new Intl.ListFormat('en-GB');

const listOf = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : lists.format(names.map((name) => `“${name}”`));

/** Names of the categories that pass a cut. */
function keptCategories(categories: readonly string[], filter: Filter): readonly string[] {
  const passes = (value: number): boolean =>
    isRange(filter)
      ? value >= (filter.from ?? -Infinity) && value < (filter.to ?? Infinity)
      : filter.categories.includes(value);
  return categories.filter((_, value) => passes(value));
}

/**
 * What a choice of categories or integers keeps, and what to keep instead: `Lepton flavours: this keeps “ee”. Keep
 * only “μμ”.`
 *
 * @param isAsked true if the values are the answer to an open question: they are not given away
 */
export function valuesText(
  histogram: HistogramDescription,
  yours: Filter,
  wanted: Filter,
  isAsked: boolean,
): string {
  const {title, categories} = histogram;
  if (!categories) {
    const advice = isAsked ? 'Try another range.' : `Choose ${formatCut(histogram, wanted)}.`;
    return `${title}: this keeps ${formatCut(histogram, yours)}. ${advice}`;
  }
  const [kept, right] = [yours, wanted].map((filter) => keptCategories(categories, filter)) as [
    readonly string[],
    readonly string[],
  ];
  const missing = right.filter((name) => !kept.includes(name));
  const hasOthers = kept.some((name) => !right.includes(name));
  const advice = hasOthers ? `Keep only ${listOf(right)}.` : `Keep ${listOf(missing)} too.`;
  return `${title}: this keeps ${listOf(kept)}. ${isAsked ? 'Try another choice.' : advice}`;
}

/**
 * Message about the fault of a cut, with the events that show it.
 *
 * @param isAsked true if the step has an open question about its cut
 */
export function faultText(
  {description, count}: GuideContext,
  {after}: PlannedStep,
  cuts: Cuts,
  name: string,
  fault: Fault,
  isAsked = false,
): string {
  const [filter, wanted] = [cuts.get(name), after.get(name)];
  const histogram = description.histograms.find(({dimension}) => dimension === name);
  if (fault === 'values' && histogram && filter && wanted) {
    return valuesText(histogram, filter, wanted, isAsked);
  }
  const user = count(filter ? new Map(after).set(name, filter) : after);
  const guide = count(after);
  const [one, other] =
    fault === 'background' ? [user.background, guide.background] : [user.signal, guide.signal];
  const events = `${formatEvents(one.sumOfWeights)} ${fault} events pass, with the guide’s cut ${formatEvents(other.sumOfWeights)}`;
  const does = fault === 'background' ? 'keeps too much background' : 'loses too much signal';
  return `${cutsInSigns(description, cuts, [name])} ${does}: ${events}.`;
}
