import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {usedBy, withMethod, maxLayers, maxNodes} from '../../model/settings';
import {methods, type Settings} from '../../model/types';
import {methodLabels} from '../labels/methodLabels';
import {activationLabels, fieldLabels} from '../labels/settingLabels';
import {SettingSlider} from './SettingSlider';
import styles from './Setup.module.css';
import {Switch} from './Switch';
import {RangeField} from '@site/src/components/RangeField';

interface Props {
  readonly layers: readonly number[];
  readonly onChange: (layers: readonly number[]) => void;
}

const usualNodes = 4;

/** How many hidden layers a network has, and how many nodes each. */
function LayerFields({layers, onChange}: Props): ReactNode {
  const withCount = (count: number): readonly number[] =>
    Array.from({length: count}, (_, i) => layers[i] ?? usualNodes);
  return (
    <div className={styles.setting}>
      <RangeField
        label={fieldLabels.layers}
        min={0}
        max={maxLayers}
        step={1}
        value={layers.length}
        text={`${layers.length}`}
        onChange={(count) => onChange(withCount(count))}
      />
      {layers.map((nodes, layer) => (
        <RangeField
          key={layer}
          label={`Nodes in layer ${layer + 1}`}
          min={1}
          max={maxNodes}
          step={1}
          value={nodes}
          text={`${nodes}`}
          onChange={(value) => onChange(layers.map((old, i) => (i === layer ? value : old)))}
        />
      ))}
      <p className={styles.remark}>Without a hidden layer, the network is a logistic regression.</p>
    </div>
  );
}

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
        options={methods.map((method) => ({value: method, label: methodLabels[method].name}))}
        onChange={(method) => onChange(withMethod(settings, method))}
      />
      <p className={styles.remark}>{methodLabels[settings.method].idea}</p>
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
          remark="Each feature is scaled to mean 0 and standard deviation 1, so that GeV and radians have comparable ranges."
          isOn={settings.standardise}
          onChange={(standardise) => change({standardise})}
        />
      )}
      {used.has('earlyStopping') && (
        <Switch
          label={fieldLabels.earlyStopping}
          remark="A tenth of the training events are held out as a validation set; training stops when the validation loss no longer decreases."
          isOn={settings.earlyStopping}
          onChange={(earlyStopping) => change({earlyStopping})}
        />
      )}
    </div>
  );
}
