/** Means over seeds of what the machine-learning lab reaches, as its guide prints them. */
import {cutResult, readHandCuts} from '../../../src/apps/mlLab/model/measure/handCuts';
import {rescaledWeights} from '../../../src/apps/mlLab/model/measure/testWeights';
import {startSettings} from '../../../src/apps/mlLab/model/settings';
import {chosenRows, split} from '../../../src/apps/mlLab/model/train/split';
import {fixed} from '../workedNumbers/print';
import {labDataset, labRun, seeds, type LabMethod} from './labResults';

/** Mean over the seeds of the guide. */
export const mean = (valueOf: (seed: number) => number): number =>
  seeds.reduce((sum, seed) => sum + valueOf(seed), 0) / seeds.length;

type Lab = LabMethod | 'without layers';
/** Best S/√B of a run. */
export const best = (method: Lab, seed: number): number =>
  labRun(`${method} ${seed}`).best?.significance?.signalOverRootBackground ?? NaN;
export const meanBest = (method: Lab): string =>
  fixed(
    mean((seed) => best(method, seed)),
    2,
  );
export const testArea = (method: Lab): string =>
  fixed(
    mean((seed) => labRun(`${method} ${seed}`).testAuc ?? NaN),
    3,
  );
export const trainArea = (method: Lab): string =>
  fixed(
    mean((seed) => labRun(`${method} ${seed}`).trainAuc ?? NaN),
    3,
  );
/** A line of the table of results. */
export const inTable = (method: Lab): string =>
  `${testArea(method)} | ${trainArea(method)} | ${meanBest(method)} |`;

/** S/√B after cuts by hand on test events at the scale of all events, the mean over the seeds. */
export function byHand(cuts: string): number {
  const read = readHandCuts(cuts, labDataset);
  if (read.unread.length > 0) throw new RangeError(`The lab cannot read ${cuts}.`);
  return mean((seed) => {
    const {isTest} = split(labDataset, {...startSettings('boosted', []), seed});
    const weights = rescaledWeights(labDataset, isTest);
    const {significance: values} = cutResult(
      read.cuts,
      labDataset,
      weights,
      chosenRows(isTest),
      0.1,
    );
    return values?.signalOverRootBackground ?? NaN;
  });
}
