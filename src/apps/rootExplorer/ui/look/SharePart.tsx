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
        The file is on your device only, so no link can lead others to it. Send them the file and
        the code above, or open the file from an address.
      </p>
    );
  }
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>
        Whoever opens the link is asked whether to open the same file, and sees the same drawing.
        The address of this page says the same.
      </p>
      <div className={styles.line}>
        <label htmlFor={id} className="visually-hidden">
          Link to this drawing
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
