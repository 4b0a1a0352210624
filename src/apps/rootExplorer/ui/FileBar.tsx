import {useEffect, useRef, type ReactNode} from 'react';
import {FileX2} from 'lucide-react';
import {formatBytes} from '@site/src/kit/format/bytes';
import type {OpenFile} from '../model/types';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import type {AppControls} from '@site/src/kit/app/defineApp';
import type {ExplorerState} from '../model/urlState';
import {explorerApp} from './app';
import styles from './explorer.module.css';

interface Props {
  readonly file: OpenFile;
  /** Whether it is the example of this site. */
  readonly isExample: boolean;
  /** The reader opened it just now: it takes the focus. */
  readonly takesFocus: boolean;
  readonly controls: AppControls<ExplorerState, ExplorerState>;
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

function placeOf({url}: OpenFile, isExample: boolean): string {
  if (isExample) return 'the example from this site: events generated at random for teaching';
  return url === undefined ? 'on your device' : `from ${new URL(url).host}`;
}

/** Which file is open, and the tools. */
export function FileBar(props: Props): ReactNode {
  const {file, isExample, takesFocus, controls, isAlone, onClose} = props;
  const name = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.bar}>
      <p ref={name} tabIndex={-1} className={styles.file}>
        <strong>{file.name}</strong>{' '}
        <span className={styles.quiet}>
          {formatBytes(file.size)}, {placeOf(file, isExample)}
        </span>
      </p>
      <div className={styles.tools}>
        <button type="button" onClick={onClose}>
          <FileX2 size="1.1em" aria-hidden /> Open a different file
        </button>
      </div>
      <Toolbar app={explorerApp} view={explorerApp} {...{controls, isAlone}} />
    </div>
  );
}
