import type {ReactNode} from 'react';
import type {Progress} from '../../model/ownFile/reader';
import styles from './OwnFile.module.css';

interface Props {
  readonly name: string;
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}

export function ReadingProgress({name, progress, onCancel}: Props): ReactNode {
  const share = progress?.share ?? null;
  const doing = progress?.doing === 'fetching' ? 'Downloading' : 'Reading';
  return (
    <div className={styles.reading}>
      <p role="status">
        {doing} <b>{name}</b> …
      </p>
      <progress aria-label="Progress" max={1} {...(share === null ? {} : {value: share})} />
      <span aria-hidden className={styles.share}>
        {share === null ? '' : `${Math.floor(100 * share)}\u00a0%`}
      </span>
      <button type="button" className="button button--secondary" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
