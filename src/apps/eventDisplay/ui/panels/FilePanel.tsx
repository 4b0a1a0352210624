import {useId, useState, type FormEvent, type ReactNode} from 'react';
import styles from '@site/src/kit/userFile/userFile.module.css';
import type {PanelGiven} from '../panels';

type Props = Pick<PanelGiven, 'reader'>;

/** Opens a file of events by choice or from an address. The whole display accepts dropped files. */
export function FilePanel({reader}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') reader.openAddress(typed);
  }
  return (
    <div className={styles.userFile}>
      <label className={styles.drop}>
        <strong>Drop an event file anywhere on the display</strong>
        <span className={styles.fileButton}>Choose a file</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file) reader.openFile(file);
            target.value = '';
          }}
        />
      </label>
      <form className={styles.address} onSubmit={submit}>
        <label htmlFor={id}>or the URL of a file</label>
        <div className={styles.addressRow}>
          <input
            id={id}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://example.org/events.json"
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={({target}) => setTyped(target.value)}
          />
          <button type="submit" className="button button--secondary">
            Open
          </button>
        </div>
        <p id={`${id}-hint`} className={styles.quiet}>
          Your browser requests the file directly from that site, which works only if the site
          allows cross-origin requests (CORS).
        </p>
      </form>
      <p role="status" className={styles.quiet}>
        {reader.isReading && 'Reading the file …'}
      </p>
      <p className={styles.quiet}>
        Files must be in the Phoenix JSON format, with energies in MeV and lengths in mm. The files
        are read on your device and are not uploaded.
      </p>
    </div>
  );
}
