/** Texts for the changes that the steps of a film make. */
import {formatCountOf} from '@site/src/kit/format/numbers';
import {formatLuminosity} from '@site/src/kit/format/quantities';
import type {Analysis} from '../../model/analysis';
import {cutProse} from '../../model/cuts/cutProse';
import {areSame} from '../../model/cuts/filters';
import type {AppDescription} from '../../model/description';
import {nameParameter} from '../labels/nameParameter';

function cutChanges(
  {histograms}: AppDescription,
  before: Analysis,
  after: Analysis,
): readonly string[] {
  const names = Array.from(new Set([...before.cuts.keys(), ...after.cuts.keys()]));
  return names.flatMap((name) => {
    const filter = after.cuts.get(name);
    if (areSame(before.cuts.get(name), filter)) return [];
    const histogram = histograms.find(({dimension}) => dimension === name);
    const label = histogram?.label ?? name;
    return [filter && histogram ? `Cut ${cutProse(histogram, filter)}` : `Cut on ${label} removed`];
  });
}

function optionChanges(
  description: AppDescription,
  before: Analysis,
  after: Analysis,
): readonly string[] {
  const names = new Set([...before.options.keys(), ...after.options.keys()]);
  return Array.from(names)
    .filter((name) => before.options.get(name) !== after.options.get(name))
    .map((name) => {
      const label = nameParameter(description, name).replace(/^the /, '');
      return `Change of ${label}: ${after.options.get(name) ?? 'default'}`;
    });
}

function shownText({processes}: AppDescription, shown: Analysis['shown']): string {
  if (shown === null) return 'All processes drawn';
  const labels = shown.map((name) => processes.find(({id}) => id === name)?.label ?? name);
  return `Processes drawn: ${labels.join(', ') || 'none'}`;
}

/**
 * One step: `Cut m(ℓℓ) below 75 GeV`.
 *
 * @param before undefined for the first state of a film
 */
export function stepText(
  description: AppDescription,
  before: Analysis | undefined,
  after: Analysis,
): string {
  if (!before) {
    const count = after.cuts.size;
    return count === 0 ? 'Start without cuts' : `Start with ${formatCountOf(count, 'cut')}`;
  }
  const order = ({cuts}: Analysis): string => Array.from(cuts.keys()).join();
  const changes = [
    ...cutChanges(description, before, after),
    ...(before.luminosity === after.luminosity
      ? []
      : [`Luminosity ${formatLuminosity(after.luminosity)}`]),
    ...(String(before.shown) === String(after.shown) ? [] : [shownText(description, after.shown)]),
    ...optionChanges(description, before, after),
  ];
  if (changes.length > 0) return changes.join('; ');
  return order(before) === order(after) ? 'No change' : 'Order of the cuts changed';
}
