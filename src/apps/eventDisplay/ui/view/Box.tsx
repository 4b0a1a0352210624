import type {ReactNode} from 'react';
import styles from './Box.module.css';

interface Props {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A thing that is on or off. */
export function Box({label, isOn, onChange}: Props): ReactNode {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isOn}
        autoComplete="off"
        onChange={({target}) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
