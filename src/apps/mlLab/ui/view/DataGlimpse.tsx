import {useId, useMemo, useState, type ReactNode} from 'react';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {boundaryDrawing} from '../drawings/boundary';
import {shapesDrawing} from '../drawings/shapes';
import {bareMap} from '../drawings/mapOf';
import type {Lab} from '../lab';
import styles from './view.module.css';

/** How the data look before anything has learnt from them. */
export function DataGlimpse({lab: {dataset}}: {readonly lab: Lab}): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  const place = Math.max(
    0,
    dataset.features.findIndex((feature) => feature.name === name),
  );
  const isPlane = !dataset.isSimulated;
  const drawing = useMemo(
    () =>
      isPlane ? boundaryDrawing(bareMap(dataset, ['x', 'y']), 0.5) : shapesDrawing(dataset, place),
    [dataset, isPlane, place],
  );
  return (
    <div className={styles.section}>
      {!isPlane && (
        <p className={styles.choose}>
          <label htmlFor={id}>Feature</label>{' '}
          <select
            id={id}
            value={dataset.features[place]?.name}
            autoComplete="off"
            onChange={({target}) => setName(target.value)}
          >
            {dataset.features.map((feature) => (
              <option key={feature.name} value={feature.name}>
                {feature.label}
              </option>
            ))}
          </select>
        </p>
      )}
      <div className={styles.single}>
        <PlotFigure drawing={drawing} />
      </div>
    </div>
  );
}
