import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Feature, Settings} from '../../model/types';
import {Quantity} from '@site/src/plot/symbol';
import {fieldLabels} from '../words/settingWords';
import styles from './Setup.module.css';

interface Props {
  readonly offered: readonly Feature[];
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** Which quantities the method may look at; one at least. */
export function FeatureFields({offered, settings, onChange}: Props): ReactNode {
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
              <Quantity label={label} />
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
