import type {ReactNode} from 'react';
import type {Feature, LogisticModel} from '../../model/types';
import {SaveTable, ScrollingTable} from '@site/src/kit/app/PlotFigure/tables';
import type {TableData} from '@site/src/plot/table';

interface Props {
  readonly model: LogisticModel;
  readonly features: readonly Feature[];
}

/** What a logistic regression multiplies each quantity with. */
export function CoefficientTable({model, features}: Props): ReactNode {
  const table: TableData = {
    caption: model.scaling
      ? 'Change of the log-odds of signal when the feature increases by one standard deviation.'
      : 'Change of the log-odds of signal when the feature increases by one unit.',
    head: ['Feature', 'Coefficient'],
    rows: [
      ...model.features.map((name, i) => [
        features.find((feature) => feature.name === name)?.label ?? name,
        model.coefficients[i] ?? 0,
      ]),
      ['constant', model.bias],
    ],
  };
  return (
    <div>
      <ScrollingTable table={table} />
      <SaveTable table={table} name="coefficients" />
    </div>
  );
}
