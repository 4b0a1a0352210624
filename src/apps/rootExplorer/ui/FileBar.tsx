import {useEffect, useRef, type ReactNode} from 'react';
import {ExternalLink, FileX2, Keyboard} from 'lucide-react';
import {printBytes} from '@site/src/lib/printBytes';
import type {OpenFile} from '../model/types';
import styles from './explorer.module.css';

interface Props {
  readonly file: OpenFile;
  /** Whether it is the example of this site. */
  readonly isExample: boolean;
  /** The reader opened it just now: it takes the focus. */
  readonly takesFocus: boolean;
  /** Address of the app on a page of its own; undefined there. */
  readonly wholePage: string | undefined;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

function placeOf({url}: OpenFile, isExample: boolean): string {
  if (isExample) return 'the example of this site: random numbers, simulated for teaching';
  return url === undefined ? 'on your device' : `from ${new URL(url).host}`;
}

/** Which file is open, and the tools. */
export function FileBar(props: Props): ReactNode {
  const {file, isExample, takesFocus, wholePage, onHelp, onClose} = props;
  const name = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.bar}>
      <p ref={name} tabIndex={-1} className={styles.file}>
        <strong>{file.name}</strong>{' '}
        <span className={styles.quiet}>
          {printBytes(file.size)}, {placeOf(file, isExample)}
        </span>
      </p>
      <div className={styles.tools} role="group" aria-label="Tools">
        <button type="button" onClick={onClose}>
          <FileX2 size="1.1em" aria-hidden /> Another file
        </button>
        <button type="button" aria-keyshortcuts="?" title="Help (?)" onClick={onHelp}>
          <Keyboard size="1.1em" aria-hidden /> Help
        </button>
        {wholePage !== undefined && (
          <a href={wholePage} target="_blank" rel="noopener" title="The app on a page of its own">
            <ExternalLink size="1.1em" aria-hidden /> Whole page
          </a>
        )}
      </div>
    </div>
  );
}
