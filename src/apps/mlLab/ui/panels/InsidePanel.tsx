import {useMemo, useState, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {treesOf} from '../../model/measure/treeLayout';
import type {Feature, Model} from '../../model/types';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {networkDrawing} from '../drawings/network';
import {treeDrawing} from '../drawings/tree';
import type {PanelGiven} from '../panels';
import {CoefficientTable} from './CoefficientTable';
import {NotYet} from './NotYet';
import {PeelTable} from './PeelTable';
import styles from './panels.module.css';

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
