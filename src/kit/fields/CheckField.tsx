import type {ReactNode} from 'react';
import styles from './CheckField.module.css';

interface Props {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export function CheckField({label, isOn, onChange}: Props): ReactNode {
  return (
    <label className={styles.check}>
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
