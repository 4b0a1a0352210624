import type {ReactNode} from 'react';
import type {CutsModel, Feature} from '../../model/types';
import {SaveTable, ScrollingTable} from '@site/src/kit/app/PlotFigure/tables';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {TableData} from '@site/src/plot/table';

interface Props {
  readonly model: CutsModel;
  readonly features: readonly Feature[];
}

/** The cuts in the order in which they were found. */
export function PeelTable({model, features}: Props): ReactNode {
  const table: TableData = {
    caption:
      'Cuts in the order in which they were found, and the score of the events that pass all cuts so far.',
    head: ['Step', 'Cut', 'Score'],
    rows: [
      ['0', 'all events', model.scores[0] ?? 0],
      ...model.peels.map(({feature, side, value}, i) => {
        const name = model.features[feature] ?? '';
        const known = features.find((one) => one.name === name);
        const limit = formatNumber(value, {significant: 4, maxDecimals: 3});
        const unit = known?.unit ? ` ${known.unit}` : '';
        return [
          String(i + 1),
          `${known?.label ?? name} ${side === 'atLeast' ? '≥' : '≤'} ${limit}${unit}`,
          model.scores[i + 1] ?? 0,
        ];
      }),
    ],
  };
  return (
    <div>
      <ScrollingTable table={table} />
      <SaveTable table={table} name="cuts" />
    </div>
  );
}
