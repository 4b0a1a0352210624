/** Comparison of a user's cut with the cut of a guide: different values are accepted if they have the same effect. */
import type {HistogramDescription} from '../description';
import {areSame, isRange, type Filter} from '../cuts/filters';
import {isNumberOfThings, thingsIn} from '../numberOfThings';
import {meritOf, type Counter} from './counter';
import type {Cuts} from './types';

/** Fault of a cut: different integers or categories, too much background kept, or too much signal lost. */
export type Fault = 'values' | 'background' | 'signal';

/** Minimum fraction of the guide's signal, and maximum multiple of its background, that are accepted. */
const minSignal = 0.8;
const maxBackground = 1.25;
/** Minimum rejected background, as a fraction of that rejected by the guide's cut. */
const minRejected = 0.7;

/** Key of the integers or categories that pass; undefined for a continuous quantity. */
function keptValues(histogram: HistogramDescription, filter: Filter): string | undefined {
  const {categories} = histogram;
  if (categories) {
    const passes = (value: number): boolean =>
      isRange(filter)
        ? value >= (filter.from ?? -Infinity) && value < (filter.to ?? Infinity)
        : filter.categories.includes(value);
    return categories.map((_, value) => (passes(value) ? value : '')).join();
  }
  if (!isNumberOfThings(histogram) || !isRange(filter)) return undefined;
  const {least, most} = thingsIn(filter);
  return `${least} ${most}`;
}

const replaced = (cuts: Cuts, dimension: string, filter: Filter | undefined): Cuts => {
  const next = new Map(cuts);
  if (filter) next.set(dimension, filter);
  else next.delete(dimension);
  return next;
};

/**
 * Returns the fault of a cut; undefined if it is accepted. Integers and categories have to be those of the guide.
 * Any other range is accepted if it rejects about as much background and keeps about as much signal, or if the
 * figure of merit is at least as large.
 *
 * @param reference all cuts of the guide at this step
 * @param filter the cut of the user on one quantity of the reference
 */
export function faultOfCut(
  count: Counter,
  histogram: HistogramDescription,
  reference: Cuts,
  filter: Filter | undefined,
): Fault | undefined {
  const {dimension} = histogram;
  const wanted = reference.get(dimension);
  if (!wanted || areSame(wanted, filter)) return undefined;
  if (!filter) return 'background';
  const values = keptValues(histogram, wanted);
  if (values !== undefined) return values === keptValues(histogram, filter) ? undefined : 'values';
  const [before, guide, user] = [
    count(replaced(reference, dimension, undefined)),
    count(reference),
    count(replaced(reference, dimension, filter)),
  ];
  const [all, least, kept] = [before, guide, user].map(
    ({background}) => background.sumOfWeights,
  ) as [number, number, number];
  if (kept > maxBackground * least || all - kept < minRejected * (all - least)) return 'background';
  const isSignalKept = user.signal.sumOfWeights >= minSignal * guide.signal.sumOfWeights;
  const [merit, reached] = [guide, user].map(
    (one) => meritOf(one, 'signalOverRootBackground') ?? 0,
  ) as [number, number];
  return isSignalKept || (reached >= merit && kept <= least) ? undefined : 'signal';
}
