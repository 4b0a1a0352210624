import {useId, useState, type FormEvent, type ReactNode} from 'react';
import ownFile from '@site/src/apps/histogramAnalyser/ui/ownFile/OwnFile.module.css';
import type {PanelGiven} from '../panels';

type Props = Pick<PanelGiven, 'reader'>;

/** Where a file of events is dropped, chosen, or named by its address. Drops are taken by the whole display. */
export function FilePanel({reader}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') reader.openAddress(typed);
  }
  return (
    <div className={ownFile.ownFile}>
      <label className={ownFile.drop}>
        <strong>Drop a file of events anywhere on the display</strong>
        <span className={ownFile.fileButton}>Choose a file</span>
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
      <form className={ownFile.address} onSubmit={submit}>
        <label htmlFor={id}>or the address of one</label>
        <div className={ownFile.addressRow}>
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
        <p id={`${id}-hint`} className={ownFile.quiet}>
          Your browser asks that site for the file itself, which works only if the site allows it.
        </p>
      </form>
      <p role="status" className={ownFile.quiet}>
        {reader.isReading && 'The file is being read.'}
      </p>
      <p className={ownFile.quiet}>
        Files are in the JSON format of Phoenix, with energies in MeV and lengths in mm. They are
        read on your own device: nothing is uploaded, and no server of ours sees them.
      </p>
    </div>
  );
}
