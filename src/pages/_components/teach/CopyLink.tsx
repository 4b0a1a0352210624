import type {ReactNode} from 'react';
import {useCopy} from '@site/src/hooks/useCopy';
import {Action} from './Action';
import styles from './styles.module.css';

interface Props {
  readonly icon?: ReactNode;
  readonly label: string;
  /** Title of the lesson, which is read out after the label. */
  readonly title: string;
  /** The text to copy, written when it is copied. */
  readonly text: () => string;
}

/** Copies links, and shows them if the browser does not allow it. */
export function CopyLink({icon, label, title, text}: Props): ReactNode {
  const {copy, outcome} = useCopy(text);
  return (
    <>
      <Action onClick={copy}>
        {icon}
        <span>
          {outcome === 'copied' ? 'Copied' : label}
          <span className="visually-hidden">: {title}</span>
        </span>
      </Action>
      <span role="status" className={outcome === 'blocked' ? styles.address : 'visually-hidden'}>
        {outcome === 'copied' && `${label} copied`}
        {outcome === 'blocked' && `Could not copy. ${text()}`}
      </span>
    </>
  );
}
