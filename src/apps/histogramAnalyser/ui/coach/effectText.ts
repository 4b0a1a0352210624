/** Effect of a step, for a guide without columns of numbers. */
import {formatPercent} from '@site/src/kit/format/quantities';
import {meritOf, type Counter} from '../../model/coach/counter';
import type {PlannedStep} from '../../model/coach/evaluate';
import {cutsOn} from '../../model/coach/numbers';
import type {Cuts} from '../../model/coach/types';
import type {Measure} from '../../model/statistics/measures';
import {formatChange} from '../cockpit/ratioText';
import {definitions, formatMeasure} from '../labels/figureOfMerit';

const nameOf = (measure: Measure): string =>
  measure === 'purity'
    ? 'Purity (signal fraction)'
    : (definitions.find(({id}) => id === measure)?.label ?? measure);

/** A purity has a decimal, because cuts on a clean sample change it little. */
const write = (measure: Measure, value: number | null): string =>
  measure === 'purity' ? formatPercent(value, {decimals: 1}) : formatMeasure(measure, value);

/**
 * Changes of background and signal in per cent, and the figure of merit before and after: `Background −77 %, signal
 * −45 %.`; null for a step without a cut.
 *
 * @param count counter at the chosen luminosity and normalisation
 * @param cuts cuts of the user when the step was done
 * @param uncertainty relative uncertainty of the background
 */
export function effectText(
  count: Counter,
  {step, before, after}: PlannedStep,
  cuts: Cuts,
  measure: Measure,
  uncertainty: number,
): string | null {
  if (step.goal.kind !== 'cut') return null;
  const [old, now] = [count(before), count(cutsOn(cuts, after))];
  const change = (part: 'signal' | 'background'): string =>
    formatChange(old[part].sumOfWeights, now[part].sumOfWeights);
  const [was, is] = [old, now].map((events) =>
    write(measure, meritOf(events, measure, uncertainty)),
  ) as [string, string];
  return `Background ${change('background')}, signal ${change('signal')}. ${nameOf(measure)}: ${was} → ${is}.`;
}
