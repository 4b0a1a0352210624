import {useId, useRef, useState, type ReactNode} from 'react';
import {smallButton, SmallButton} from '@site/src/components/SmallButton';
import {foundIn, foundInFiles, type Found} from './readFiles';
import {Part} from './Part';
import {useFileDrop} from '@site/src/kit/app/useFileDrop';
import styles from './ClassResults.module.css';

interface Props {
  readonly onAdd: (found: readonly Found[]) => void;
}

/** Where results are pasted, opened or dropped. */
export function HandIn({onAdd}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const add = (): void => {
    onAdd(foundIn(text, ''));
    setText('');
    field.current?.focus();
  };
  const open = async (files: FileList | null): Promise<void> =>
    onAdd(await foundInFiles(Array.from(files ?? [])));
  const isOver = useFileDrop(place, (files) => void open(files));

  return (
    <Part title="Hand in">
      <div ref={place} className={styles.drop} data-over={isOver || undefined}>
        <label htmlFor={id}>Results of groups, as text</label>
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
          Paste one or more, one below the other. In the analyser, groups find their result under
          “Share”: “Copy the result as text” or “Save the result”.
        </p>
        <p className={styles.buttons}>
          <SmallButton onClick={add} disabled={text.trim() === ''}>
            Add pasted results
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
