import {useMemo, useState, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {SaveTable, ScrollingTable} from '@site/src/kit/app/PlotFigure/tables';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {TableData} from '@site/src/plot/table';
import {treesOf} from '../../model/measure/treeLayout';
import type {Feature, Model, LogisticModel, CutsModel} from '../../model/types';
import {networkDrawing} from '../drawings/network';
import {treeDrawing} from '../drawings/tree';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

interface PeelTableProps {
  readonly model: CutsModel;
  readonly features: readonly Feature[];
}

/** The cuts in the order in which they were found. */
function PeelTable({model, features}: PeelTableProps): ReactNode {
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

interface CoefficientTableProps {
  readonly model: LogisticModel;
  readonly features: readonly Feature[];
}

/** Coefficients of a logistic regression. */
function CoefficientTable({model, features}: CoefficientTableProps): ReactNode {
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

interface Props {
  readonly model: Model;
  readonly features: readonly Feature[];
}

const boostedText =
  'Each leaf adds a small amount to the log-odds of signal; the sum over all trees gives the score.';
const forestText = 'Each leaf gives a signal fraction; the score is the mean over all trees.';

function Trees({model, features}: Props): ReactNode {
  const trees = treesOf(model);
  const [wanted, setWanted] = useState(0);
  const place = Math.min(wanted, trees.length - 1);
  const isBoosted = model.method === 'boosted';
  const tree = trees[place];
  const drawing = useMemo(
    () =>
      tree &&
      treeDrawing({
        tree,
        inputs: model.features,
        features,
        isBoosted,
        title:
          trees.length > 1 ? `Tree ${place + 1} of ${trees.length}` : 'Decision tree with its cuts',
      }),
    [tree, model, features, isBoosted, trees.length, place],
  );
  return (
    <>
      {trees.length > 1 && (
        <>
          <p>{isBoosted ? boostedText : forestText}</p>
          <div className={styles.single}>
            <RangeField
              label="Tree"
              min={1}
              max={trees.length}
              step={1}
              value={place + 1}
              text={`${place + 1} of ${trees.length}`}
              onChange={(value) => setWanted(value - 1)}
            />
          </div>
        </>
      )}
      {drawing && <PlotFigure drawing={drawing} />}
    </>
  );
}

function Inside({model, features}: Props): ReactNode {
  switch (model.method) {
    case 'cuts':
      return <PeelTable model={model} features={features} />;
    case 'logistic':
      return <CoefficientTable model={model} features={features} />;
    case 'network':
      return (
        <>
          <p>
            The trained weights: the thicker a line, the larger the weight relative to the others in
            its layer. A dashed line is a negative weight.
          </p>
          <div className={styles.single}>
            <PlotFigure drawing={networkDrawing(model, features)} />
          </div>
        </>
      );
    default:
      return <Trees model={model} features={features} />;
  }
}

/** The trained method itself: its cuts, its tree, its network. */
export function InsidePanel({lab: {trained, dataset}}: PanelGiven): ReactNode {
  if (!trained) return <NotYet />;
  return (
    <div className={styles.panel}>
      <Inside model={trained.model} features={dataset.features} />
    </div>
  );
}
