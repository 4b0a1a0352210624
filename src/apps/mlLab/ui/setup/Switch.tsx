import type {ReactNode} from 'react';
import styles from './Setup.module.css';

interface Props {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly remark?: string;
  readonly onChange: (isOn: boolean) => void;
}

/** One thing that is on or off. */
export function Switch({label, isOn, remark, onChange}: Props): ReactNode {
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          autoComplete="off"
          checked={isOn}
          onChange={({target}) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {remark && <p className={styles.remark}>{remark}</p>}
    </div>
  );
}
