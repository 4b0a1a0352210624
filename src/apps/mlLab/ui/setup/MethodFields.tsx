import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {usedBy, withMethod} from '../../model/settings';
import {methods, type Settings} from '../../model/types';
import {methodWords} from '../words/methodWords';
import {activationLabels, fieldLabels} from '../words/settingWords';
import {LayerFields} from './LayerFields';
import {SettingSlider} from './SettingSlider';
import styles from './Setup.module.css';
import {Switch} from './Switch';

export interface SettingsProps {
  readonly settings: Settings;
  /** @param isMoving while a slider is dragged */
  readonly onChange: (settings: Settings, isMoving?: boolean) => void;
  readonly onRelease: () => void;
}

const slid = ['depth', 'minLeaf', 'trees', 'epochs', 'learningRate', 'batch', 'l2'] as const;

/** Which method learns, and what can be set about it alone. */
export function MethodFields({settings, onChange, onRelease}: SettingsProps): ReactNode {
  const used = new Set(usedBy(settings.method));
  const change = (next: Partial<Settings>): void => onChange({...settings, ...next});
  return (
    <div className={styles.group}>
      <ChoiceRow
        label={fieldLabels.method}
        value={settings.method}
        options={methods.map((method) => ({value: method, label: methodWords[method].name}))}
        onChange={(method) => onChange(withMethod(settings, method))}
      />
      <p className={styles.remark}>{methodWords[settings.method].idea}</p>
      {used.has('layers') && (
        <LayerFields layers={settings.layers} onChange={(layers) => change({layers})} />
      )}
      {used.has('activation') && (
        <ChoiceRow
          label={fieldLabels.activation}
          value={settings.activation}
          options={activationLabels}
          onChange={(activation) => change({activation})}
        />
      )}
      {slid
        .filter((name) => used.has(name))
        .map((name) => (
          <SettingSlider
            key={name}
            name={name}
            value={settings[name]}
            onChange={(value) => onChange({...settings, [name]: value}, true)}
            onRelease={onRelease}
          />
        ))}
      {used.has('standardise') && (
        <Switch
          label={fieldLabels.standardise}
          remark="Each gets mean 0 and width 1, so that GeV and radians count alike."
          isOn={settings.standardise}
          onChange={(standardise) => change({standardise})}
        />
      )}
      {used.has('earlyStopping') && (
        <Switch
          label={fieldLabels.earlyStopping}
          remark="A tenth of the training events is held back, and says when nothing more is learnt."
          isOn={settings.earlyStopping}
          onChange={(earlyStopping) => change({earlyStopping})}
        />
      )}
    </div>
  );
}
