import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import {NumberField} from '@site/src/kit/fields/NumberField';
import {Quantity} from '@site/src/plot/symbol';
import {limits} from '../../model/settings';
import {startData} from '../../model/state';
import type {Feature, Settings} from '../../model/types';
import type {Lab} from '../lab';
import {fieldLabels, negativeLabels, numberLabels} from '../labels/settingLabels';
import {DataFields} from './DataFields';
import {MethodFields, type SettingsProps} from './MethodFields';
import {SettingSlider} from './SettingSlider';
import styles from './Setup.module.css';
import {Switch} from './Switch';

interface TrainingFieldsProps extends SettingsProps {
  /** True if the data set has events of negative weight. */
  readonly hasNegative: boolean;
}

/** The split of the events and their weights, for every method. */
function TrainingFields({
  settings,
  onChange,
  onRelease,
  hasNegative,
}: TrainingFieldsProps): ReactNode {
  const change = (next: Partial<Settings>): void => onChange({...settings, ...next});
  return (
    <div className={styles.group}>
      {(['trainShare', 'trainEvents'] as const).map((name) => (
        <SettingSlider
          key={name}
          name={name}
          value={settings[name]}
          onChange={(value) => onChange({...settings, [name]: value}, true)}
          onRelease={onRelease}
        />
      ))}
      <div className={styles.setting}>
        <NumberField
          label={numberLabels.seed.label}
          value={settings.seed}
          unit=""
          {...limits.seed}
          onCommit={(seed) => change({seed})}
        />
        <p className={styles.remark}>{numberLabels.seed.remark}</p>
      </div>
      <Switch
        label={fieldLabels.useWeights}
        remark="If off, each simulated event has weight 1 in training. The test always uses the weights."
        isOn={settings.useWeights}
        onChange={(useWeights) => change({useWeights})}
      />
      <Switch
        label={fieldLabels.balance}
        remark="Signal and background have the same total weight in training."
        isOn={settings.balance}
        onChange={(balance) => change({balance})}
      />
      {hasNegative && (
        <ChoiceRow
          label={fieldLabels.negativeWeights}
          value={settings.negativeWeights}
          options={negativeLabels}
          onChange={(negativeWeights) => change({negativeWeights})}
        />
      )}
    </div>
  );
}

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
