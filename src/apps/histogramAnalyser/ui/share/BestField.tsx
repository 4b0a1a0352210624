import type {ReactNode} from 'react';
import styles from '@site/src/kit/app/Part/styles.module.css';

interface Props {
  readonly isMarked: boolean;
  readonly onChange: (isMarked: boolean) => void;
}

/** The permission of a teacher to see the best cuts, which only a link contains. */
export const BestField = ({isMarked, onChange}: Props): ReactNode => (
  <label className={styles.check}>
    <input
      type="checkbox"
      checked={isMarked}
      autoComplete="off"
      onChange={({target}) => onChange(target.checked)}
    />
    <span>
      For teachers: links from here mark the best cuts in the significance landscape. In your own
      app nothing changes.
    </span>
  </label>
);
