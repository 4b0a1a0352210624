import {useId, useState, type FormEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import type {FileOrigin} from '../../model/ownFile/reader';

interface Props {
  /** A URL as it was typed; kept by the caller so that it can be corrected after an error. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onOpen: (origin: FileOrigin) => void;
}

/** The field for a file lies over the whole area: browsers let files be dropped on it. */
function DropArea({onOpen}: Pick<Props, 'onOpen'>): ReactNode {
  const [isOver, setIsOver] = useState(false);
  return (
    <label className={clsx(userFile.drop, isOver && userFile.isOver)}>
      <strong>Drop a CSV, Parquet or ROOT file here</strong>
      <span className={userFile.fileButton}>Choose a file</span>
      <input
        type="file"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({target}) => {
          const file = target.files?.[0];
          if (file) onOpen({kind: 'file', blob: file, name: file.name});
          target.value = '';
        }}
      />
    </label>
  );
}

function AddressField({typed, onType, onOpen}: Props): ReactNode {
  const id = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') onOpen({kind: 'address', typed, base: window.location.href});
  }
  return (
    <form className={userFile.address} onSubmit={submit}>
      <label htmlFor={id}>or the URL of a file</label>
      <div className={userFile.addressRow}>
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.org/events.csv"
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({target}) => onType(target.value)}
        />
        <button type="submit" className="button button--secondary">
          Open
        </button>
      </div>
      <p id={`${id}-hint`} className={userFile.quiet}>
        Your browser requests the file directly from that site, which works only if the site allows
        cross-origin requests (CORS). Our own samples, simulated for teaching, have URLs such as
        /samples/dm13.csv.gz.
      </p>
    </form>
  );
}

export function FileChoice(props: Props): ReactNode {
  return (
    <>
      <DropArea onOpen={props.onOpen} />
      <AddressField {...props} />
    </>
  );
}
