import {useId, type ReactNode} from 'react';
import {CopyButton} from '../CopyButton';
import {Part} from '../Part';
import styles from '../Part/styles.module.css';
import {QrDisclosure} from '../QrCode/QrDisclosure';

interface Props {
  /** The URL to share. */
  readonly url: string;
  /** Name of the field: `Link to this event`. */
  readonly label: string;
  /** The contents of the link, in one or two sentences. */
  readonly about: string;
  /** Further contents of the part. */
  readonly children?: ReactNode;
}

/** A link to the app in its present state, to copy or as a QR code. */
export function ShareLink({url, label, about, children}: Props): ReactNode {
  const id = useId();
  return (
    <Part title="Link">
      <p>{about}</p>
      <div className={styles.line}>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          id={id}
          className={styles.text}
          readOnly
          value={url}
          onFocus={({target}) => target.select()}
        />
        <CopyButton text={url}>Copy the link</CopyButton>
      </div>
      <QrDisclosure text={url} name="QR code of the link" />
      {children}
    </Part>
  );
}
