import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Problem} from '../../model/types';
import {ProblemNotice} from '../parts/ProblemNotice';
import {FileChoice} from './FileChoice';
import styles from './start.module.css';

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
