import {useId, useRef, useState, type ReactNode} from 'react';
import {smallButton, SmallButton} from '@site/src/components/SmallButton';
import type {Apps} from '../../model/classResults/classResults';
import {foundIn, foundInFiles, foundResults, type FoundResult} from './readFiles';
import {Part} from './Part';
import {useFileDrop} from '@site/src/kit/app/useFileDrop';
import styles from './ClassResults.module.css';

interface Props {
  readonly apps: Apps;
  readonly onAdd: (found: readonly FoundResult[]) => unknown;
}

/** Where results are pasted, opened or dropped. */
export function HandIn({apps, onAdd}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const add = (): void => {
    const results = foundResults(text, '');
    if (results) onAdd(results);
    else void foundIn(text, '', apps).then(onAdd);
    setText('');
    field.current?.focus();
  };
  const open = async (files: FileList | null): Promise<void> => {
    onAdd(await foundInFiles(Array.from(files ?? []), apps));
  };
  const isOver = useFileDrop(place, (files) => void open(files));

  return (
    <Part title="Hand in">
      <div ref={place} className={styles.drop} data-over={isOver || undefined}>
        <label htmlFor={id}>Codes or results from the groups</label>
        <textarea
          ref={field}
          id={id}
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={({target}) => setText(target.value)}
        />
        <p id={`${id}-help`} className={styles.remark}>
          Type or paste one or more class codes. Groups find theirs in the analyser under “Share”.
          Results saved under “Export”, as text or files, can be added too.
        </p>
        <p className={styles.buttons}>
          <SmallButton onClick={add} disabled={text.trim() === ''}>
            Add results
          </SmallButton>
          <label className={`${smallButton} ${styles.open}`}>
            Open files
            <input
              type="file"
              multiple
              accept=".json,.txt,application/json,text/plain"
              onChange={({target}) => {
                void open(target.files).then(() => {
                  target.value = '';
                });
              }}
            />
          </label>
          <span className={styles.remark}>or drop files here</span>
        </p>
      </div>
    </Part>
  );
}
