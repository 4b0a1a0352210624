import {useState, type ReactNode} from 'react';
import {areSingleKeysOn, switchSingleKeys} from '../singleKeys';
import styles from './styles.module.css';

/** Switches the shortcuts without Ctrl or Alt on and off. */
export function SingleKeysField(): ReactNode {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        autoComplete="off"
        onChange={({target}) => {
          switchSingleKeys(target.checked);
          setIsOn(target.checked);
        }}
      />
      Single-key shortcuts (letters, digits and symbols)
    </label>
  );
}
