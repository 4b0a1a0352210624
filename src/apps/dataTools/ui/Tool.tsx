import {useId, type ReactNode} from 'react';
import styles from './Tool.module.css';

interface Props {
  readonly title: string;
  /** The alternative without JavaScript. */
  readonly without: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a tool on a page of text. */
export function Tool({title, without, children}: Props): ReactNode {
  const id = useId();
  return (
    <section className={styles.tool} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <noscript>
        <p>{without}</p>
      </noscript>
      <div className={styles.body} data-without-javascript="hide" data-search="skip">
        {children}
      </div>
    </section>
  );
}
