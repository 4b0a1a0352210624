import type {PlotOriginFacts} from '@site/src/kit/app/PlotFigure/origin';
import type {Lab} from '../lab';
import {methodLabels} from './methodLabels';

/** What pictures say below themselves. */
export function originOf({dataset, trained, state}: Lab): PlotOriginFacts {
  const {method, seed} = trained?.settings ?? state.settings;
  const data = dataset.isSimulated
    ? `${dataset.title}: simulated for teaching, ${dataset.luminosity ?? ''} fb⁻¹`
    : `${dataset.title}: points made up for teaching`;
  const way = trained ? [`${methodLabels[method].name}, seed ${seed}`] : [];
  return {
    file: `ml-lab-${dataset.key}-${method}`,
    foot: [data, ...way, 'ATLAS Open Data, machine-learning lab'],
  };
}
