import type {AppDescription} from '../../model/description';
import {definitions} from '../labels/figureOfMerit';

/** Of the background, where the measure takes one into account. */
export const relativeUncertainty = 0.1;

export type NamedMeasure = Pick<(typeof definitions)[number], 'id' | 'label'>;

export const namedMeasures: readonly NamedMeasure[] = definitions.map(({id, label}) =>
  id === 'asimovWithUncertainty' ? {id, label: 'Asimov, B ± 10 %'} : {id, label},
);

/** What an app judges selections by at first. */
export const firstMeasureOf = ({measure}: Pick<AppDescription, 'measure'>): NamedMeasure =>
  (namedMeasures.find(({id}) => id === measure) ?? namedMeasures[0]) as NamedMeasure;
