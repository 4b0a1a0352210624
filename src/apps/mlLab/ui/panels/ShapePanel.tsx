import {useMemo, useState, type ReactNode} from 'react';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {RangeField} from '@site/src/components/RangeField';
import {sculpting} from '../../model/measure/sculpting';
import {sculptingDrawing} from '../drawings/sculpting';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

/** What a cut on the score does to the shape of the background. */
export function ShapePanel({lab}: PanelGiven): ReactNode {
  const {dataset, trained} = lab;
  const [wanted, setWanted] = useState('mll');
  const [percent, setPercent] = useState(10);
  const feature =
    dataset.features.find(({name}) => name === wanted) ?? dataset.features[0] ?? undefined;
  const shape = useMemo(
    () => (trained && feature ? sculpting(dataset, trained, feature.name, percent / 100) : null),
    [dataset, trained, feature, percent],
  );
  if (!trained || !feature) return <NotYet />;
  return (
    <div className={styles.panel}>
      <p>
        The highest-scoring background compared with all background: if it has the shape of the
        signal (background sculpting), this quantity can no longer be used to estimate the
        background.
      </p>
      <div className={styles.fields}>
        <ChoiceField
          label="Quantity"
          value={feature.name}
          options={dataset.features.map(({name, label}) => ({value: name, label}))}
          onChange={setWanted}
        />
        <RangeField
          label="Background efficiency"
          min={2}
          max={50}
          step={2}
          value={percent}
          text={`${percent} %`}
          onChange={setPercent}
        />
      </div>
      {shape ? (
        <div className={styles.single}>
          <PlotFigure drawing={sculptingDrawing(shape, feature, percent)} />
        </div>
      ) : (
        <p className={styles.remark}>These data contain no quantity to compare.</p>
      )}
    </div>
  );
}
