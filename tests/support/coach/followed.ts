/** States of an app for a user who follows a guide exactly. */
import {changed, type Analysis} from '../../../src/apps/histogramAnalyser/model/analysis';
import type {PlannedStep} from '../../../src/apps/histogramAnalyser/model/coach/evaluate';
import {schemeOf, type AppDescription} from '../../../src/apps/histogramAnalyser/model/description';
import {decodeState} from '../../../src/apps/histogramAnalyser/model/urlState';
import {solutions} from './cases';

/**
 * Returns the state after a step was done.
 *
 * @param guide id of the guide
 */
export function followed(
  description: AppDescription,
  guide: string,
  {step: {id, goal}, after}: PlannedStep,
  before: Analysis,
): Analysis {
  const scheme = schemeOf(description);
  const set = (state: Analysis, action: Parameters<typeof changed>[2]): Analysis =>
    changed(scheme, state, action);
  if (goal.kind === 'cut') return {...before, cuts: after};
  if (goal.kind === 'shown') return set(before, {type: 'show', processes: goal.processes});
  if (goal.kind === 'luminosity') {
    const luminosity = goal.times * description.luminosity;
    return set(before, {type: 'luminosity', luminosity});
  }
  if (goal.kind === 'option') {
    const shown = goal.areAllShown ? set(before, {type: 'show', processes: null}) : before;
    return set(shown, {type: 'option', name: goal.name, value: goal.values[0] ?? ''});
  }
  const {cuts} = decodeState(scheme, solutions[`${guide} ${id}`] ?? '').state;
  return {...before, cuts: goal.kind === 'position' ? new Map([...before.cuts, ...cuts]) : cuts};
}
