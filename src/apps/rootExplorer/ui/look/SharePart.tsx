import {useId, type ReactNode} from 'react';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import styles from './look.module.css';

interface Props {
  /** Undefined for a file of the reader's device. */
  readonly link: string | undefined;
}

/** The drawing to send to others, where they can have the file too. */
export function SharePart({link}: Props): ReactNode {
  const id = useId();
  if (link === undefined) {
    return (
      <p className={styles.quiet}>
        The file is only on your device, so it cannot be shared by a link. Send the file and the
        code above, or open the file from a URL.
      </p>
    );
  }
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>
        The link opens the same plot, after a prompt to open the file. The URL of this page contains
        the same settings.
      </p>
      <div className={styles.line}>
        <label htmlFor={id} className="visually-hidden">
          Link to this plot
        </label>
        <input
          id={id}
          className={styles.link}
          readOnly
          value={link}
          onFocus={({target}) => target.select()}
        />
        <CopyButton text={link}>Copy the link</CopyButton>
      </div>
    </div>
  );
}
