/** Figures of merit in groups: those in standard deviations, and those that are fractions. */
import type {Measure} from '../../model/statistics/measures';

export const meritGroups: readonly {readonly label: string; readonly ids: readonly Measure[]}[] = [
  {
    label: 'Significance Z',
    ids: ['signalOverRootBackground', 'signalOverRootAll', 'asimov', 'asimovWithUncertainty'],
  },
  {label: 'Purity', ids: ['purity']},
];
