import type {ReactNode} from 'react';
import {startData} from '../../model/state';
import type {Lab} from '../lab';
import {DataFields} from './DataFields';
import {MethodFields} from './MethodFields';
import styles from './Setup.module.css';
import {TrainingFields} from './TrainingFields';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Feature, Settings} from '../../model/types';
import {Quantity} from '@site/src/plot/symbol';
import {fieldLabels} from '../labels/settingLabels';

interface Props {
  readonly offered: readonly Feature[];
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** The input features; at least one. */
function FeatureFields({offered, settings, onChange}: Props): ReactNode {
  const chosen = new Set(settings.features);
  const set = (names: readonly string[]): void => {
    if (names.length > 0) onChange({...settings, features: names});
  };
  const toggle = (name: string, isOn: boolean): void =>
    set(
      offered
        .map((feature) => feature.name)
        .filter((other) => (other === name ? isOn : chosen.has(other))),
    );
  return (
    <fieldset className={styles.features}>
      <legend>{fieldLabels.features}</legend>
      <div className={styles.checks}>
        {offered.map(({name, label}) => {
          const isOn = chosen.has(name);
          const isLast = isOn && chosen.size === 1;
          return (
            <label key={name} className={styles.switch}>
              <input
                type="checkbox"
                autoComplete="off"
                checked={isOn}
                aria-disabled={isLast || undefined}
                onChange={({target}) => toggle(name, target.checked)}
              />
              <span>
                <Quantity label={label} />
              </span>
            </label>
          );
        })}
      </div>
      {offered.length > 2 && (
        <p className={styles.row}>
          <SmallButton onClick={() => set(offered.map(({name}) => name))}>All</SmallButton>
          <span className={styles.remark}>
            {chosen.size} of {offered.length} chosen
          </span>
        </p>
      )}
    </fieldset>
  );
}

/** All that a reader sets before training: data, quantities, method. */
export function Setup({lab}: {readonly lab: Lab}): ReactNode {
  const {state, change, setSettings, settle, dataset} = lab;
  const {settings, data} = state;
  return (
    <div className={styles.setup} role="group" aria-label="Training settings">
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
