import {createContext, useContext, useId, type ReactNode} from 'react';
import styles from './ClassResults.module.css';

/** The level of the headings: 2 on a page of its own, 3 in a page of text. */
export const HeadingLevel = createContext<2 | 3>(3);

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

export function Part({title, children}: Props): ReactNode {
  const id = useId();
  const Heading = useContext(HeadingLevel) === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
