import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {numberLabels} from '../labels/settingLabels';
import {placeOf, scales, textOf} from './scales';
import styles from './Setup.module.css';

interface Props {
  readonly name: keyof typeof scales;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onRelease: () => void;
}

/** A number of the settings, moved over the values that make a difference. */
export function SettingSlider({name, value, onChange, onRelease}: Props): ReactNode {
  const offered = scales[name];
  const {label, remark} = numberLabels[name];
  return (
    <div className={styles.setting}>
      <RangeField
        label={label}
        min={0}
        max={offered.length - 1}
        step={1}
        value={placeOf(name, value)}
        text={textOf(name, value)}
        onChange={(place) => onChange(offered[place] ?? value)}
        onRelease={onRelease}
      />
      <p className={styles.remark}>{remark}</p>
    </div>
  );
}
