import {useMemo, type ReactNode} from 'react';
import {correlations} from '../../model/measure/correlation';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {correlationDrawing} from '../drawings/correlation';
import type {PanelGiven} from '../panels';
import styles from './panels.module.css';

/** Which quantities rise and fall together, in either class. */
export function CorrelationPanel({lab: {dataset}}: PanelGiven): ReactNode {
  const drawings = useMemo(() => {
    const {features, columns, label, weight} = dataset;
    const rows = Int32Array.from({length: dataset.rows}, (_, row) => row);
    return ([1, 0] as const).map((wanted) =>
      correlationDrawing({
        features,
        matrix: correlations(
          columns,
          rows.filter((row) => label[row] === wanted),
          weight,
        ),
        of: wanted === 1 ? 'signal' : 'background',
      }),
    );
  }, [dataset]);
  return (
    <div className={styles.panel}>
      <p>
        A correlation of ±1 means that one feature is a linear function of the other, 0 that the two
        are not linearly related. A pair with different correlations in signal and background
        separates the two, even if neither feature does so alone.
      </p>
      <div className={styles.pair}>
        {drawings.map((drawing) => (
          <PlotFigure key={drawing.key} drawing={drawing} />
        ))}
      </div>
    </div>
  );
}
