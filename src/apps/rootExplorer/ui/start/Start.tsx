import {useEffect, useRef, useState, type ReactNode, useId, type FormEvent} from 'react';
import {clsx} from 'clsx';
import type {Problem} from '../../model/types';
import {ProblemNotice} from '../parts/ProblemNotice';
import styles from './start.module.css';

interface FileChoiceProps {
  /** An address as it was typed; kept by the caller, to be corrected when it failed. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onFile: (file: File) => void;
  readonly onAddress: (typed: string) => void;
  readonly onExample: () => void;
}

/** The field for a file lies over the whole area: browsers let files be dropped on it. */
function DropArea({onFile}: Pick<FileChoiceProps, 'onFile'>): ReactNode {
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

function AddressField({typed, onType, onAddress}: FileChoiceProps): ReactNode {
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
function FileChoice(props: FileChoiceProps): ReactNode {
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

interface Props {
  readonly problem: Problem | undefined;
  /** The address that was tried last. */
  readonly typed: string;
  /** A file was closed or broken off just now: the heading takes the focus. */
  readonly takesFocus: boolean;
  readonly onFile: (file: File) => void;
  readonly onAddress: (typed: string) => void;
  readonly onExample: () => void;
}

/** Where there is no file yet. */
export function Start({problem, typed, takesFocus, ...acts}: Props): ReactNode {
  const title = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState(typed);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.start}>
      <p ref={title} tabIndex={-1} className={styles.title}>
        Open a ROOT file
      </p>
      {problem && <ProblemNotice problem={problem} />}
      <FileChoice typed={text} onType={setText} {...acts} />
    </div>
  );
}

/** While a file is opening. */
export function Opening({name, onCancel}: {name: string; onCancel: () => void}): ReactNode {
  return (
    <div className={styles.start}>
      <div className={styles.reading}>
        <p role="status">
          Opening <b>{name}</b> …
        </p>
        <progress aria-label="Opening" />
        <button type="button" className="button button--secondary" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
