import {useMemo, type ReactNode} from 'react';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {boundaryDrawing} from '../drawings/boundary';
import {mapOf} from '../drawings/mapOf';
import {livelyPair} from '../livelyPair';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

/** The score over any two quantities. */
export function BoundaryPanel({lab}: PanelGiven): ReactNode {
  const {dataset, trained, state, change} = lab;
  const pair = useMemo(() => {
    if (!trained) return null;
    const names = dataset.features.map(({name}) => name);
    if (state.pair?.every((name) => names.includes(name))) return state.pair;
    return dataset.isSimulated ? livelyPair(trained.model, dataset) : (['x', 'y'] as const);
  }, [trained, dataset, state.pair]);
  const map = useMemo(
    () => (trained && pair ? mapOf(dataset, trained.model, pair) : null),
    [dataset, trained, pair],
  );
  if (!map || !pair) return <NotYet />;
  const [x, y] = pair;
  const options = dataset.features.map(({name, label}) => ({value: name, label}));
  return (
    <div className={styles.panel}>
      <p>
        The stronger the colour, the closer the score is to 0 or 1. The line is the decision
        boundary at your threshold.{' '}
        {dataset.features.length > 2 &&
          'All other features are fixed at their medians, so the events lie only approximately in this plane.'}
      </p>
      {dataset.features.length > 2 && (
        <div className={styles.fields}>
          <ChoiceField
            label="x axis"
            value={x}
            options={options}
            onChange={(name) => change({pair: [name, y]})}
          />
          <ChoiceField
            label="y axis"
            value={y}
            options={options}
            onChange={(name) => change({pair: [x, name]})}
          />
        </div>
      )}
      <div className={styles.single}>
        <PlotFigure drawing={boundaryDrawing(map, lab.threshold)} />
      </div>
    </div>
  );
}
