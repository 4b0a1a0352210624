import type {ReactNode} from 'react';
import {NumberField} from '@site/src/kit/fields/NumberField';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {limits} from '../../model/settings';
import type {Settings} from '../../model/types';
import {fieldLabels, negativeLabels, numberLabels} from '../labels/settingLabels';
import type {SettingsProps} from './MethodFields';
import {SettingSlider} from './SettingSlider';
import styles from './Setup.module.css';
import {Switch} from './Switch';

interface Props extends SettingsProps {
  /** Whether events of the data set have weights below zero. */
  readonly hasNegative: boolean;
}

/** How events are shared out and counted, for every method. */
export function TrainingFields({settings, onChange, onRelease, hasNegative}: Props): ReactNode {
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
