import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {shareQuery} from '@site/src/kit/app/defineApp';
import {displayApp} from '../app';
import type {Display} from '../display';

/** The state of the display, to send to others. */
export function LinkPart({display: {state, file}}: {readonly display: Display}): ReactNode {
  const id = useId();
  const alone = new URL(useBaseUrl(displayApp.route), window.location.href).href;
  const address = alone + shareQuery(displayApp, state);
  return (
    <Part title="Link">
      <p>
        {file
          ? 'The link holds what you set, but not the file: whoever opens it is asked for the same file.'
          : 'Whoever opens it finds the event as it is now: the view, what is drawn, what you picked, and the masses of your histogram.'}
      </p>
      <div className={styles.line}>
        <label htmlFor={id} className="visually-hidden">
          Link to this event
        </label>
        <input
          id={id}
          className={styles.text}
          readOnly
          value={address}
          onFocus={({target}) => target.select()}
        />
        <CopyButton text={address}>Copy the link</CopyButton>
      </div>
    </Part>
  );
}
