import type {ReactNode} from 'react';
import {startData} from '../../model/state';
import type {Lab} from '../lab';
import {DataFields} from './DataFields';
import {FeatureFields} from './FeatureFields';
import {MethodFields} from './MethodFields';
import styles from './Setup.module.css';
import {TrainingFields} from './TrainingFields';

/** All that a reader sets before training: data, quantities, method. */
export function Setup({lab}: {readonly lab: Lab}): ReactNode {
  const {state, change, setSettings, settle, dataset} = lab;
  const {settings, data} = state;
  return (
    <div className={styles.setup} role="group" aria-label="Set up the training">
      <DataFields
        choice={data}
        onKey={(key) =>
          change({
            data: startData(key),
            settings: {...settings, features: []},
            threshold: null,
            pair: null,
            handCuts: '',
          })
        }
        onTeaching={(choice, isMoving) => change({data: choice}, isMoving)}
        onRelease={settle}
      />
      <FeatureFields offered={dataset.features} settings={settings} onChange={setSettings} />
      <MethodFields settings={settings} onChange={setSettings} onRelease={settle} />
      <details className={styles.fold}>
        <summary>Events, weights and seed</summary>
        <TrainingFields
          settings={settings}
          onChange={setSettings}
          onRelease={settle}
          hasNegative={dataset.weight.some((weight) => weight < 0)}
        />
      </details>
    </div>
  );
}
