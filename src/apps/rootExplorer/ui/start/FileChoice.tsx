import {useId, useState, type FormEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import styles from './start.module.css';

interface Props {
  /** An address as it was typed; kept by the caller, to be corrected when it failed. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onFile: (file: File) => void;
  readonly onAddress: (typed: string) => void;
  readonly onExample: () => void;
}

/** The field for a file lies over the whole area: browsers let files be dropped on it. */
function DropArea({onFile}: Pick<Props, 'onFile'>): ReactNode {
  const [isOver, setIsOver] = useState(false);
  return (
    <label className={clsx(styles.drop, isOver && styles.isOver)}>
      <strong>Drop a ROOT file here</strong>
      <span className={styles.fileButton}>Choose a file</span>
      <span className={styles.quiet}>
        Nothing is uploaded: the file is read on your device, even if it is several gigabytes in
        size.
      </span>
      <input
        type="file"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({target}) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}

function AddressField({typed, onType, onAddress}: Props): ReactNode {
  const id = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') onAddress(typed);
  }
  return (
    <form className={styles.address} onSubmit={submit}>
      <label htmlFor={id}>or enter the URL of a file</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://example.org/events.root"
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({target}) => onType(target.value)}
        />
        <button type="submit" className="button button--secondary">
          Open
        </button>
      </div>
      <p id={`${id}-hint`} className={styles.quiet}>
        Your browser requests parts of the file directly from that server. The server must allow
        cross-origin requests (CORS) and range requests. If it does not, download the file and drop
        it above.
      </p>
    </form>
  );
}

/** Three ways to a file: from the device, from an address, or the example of this site. */
export function FileChoice(props: Props): ReactNode {
  return (
    <>
      <DropArea onFile={props.onFile} />
      <AddressField {...props} />
      <div className={styles.example}>
        <button type="button" className="button button--secondary" onClick={props.onExample}>
          Open the example
        </button>
        <p className={styles.quiet}>
          <strong>Example file (104 kB):</strong> 2,000 events with two muons each, generated at
          random: not real collisions, but with a Z boson peak to find.
        </p>
      </div>
    </>
  );
}
