import type {ReactNode} from 'react';
import {FigureHead} from './Head';
import styles from './styles.module.css';

interface Props {
  /** The finding, as in `Figure`. */
  readonly title?: string;
  /** What there is to see, and what to try. */
  readonly caption: ReactNode;
  /** What to try where a script runs; without JavaScript it is not there. */
  readonly invitation?: ReactNode;
  /** A drawing with its own words for those who cannot see it, and the controls that change it. */
  readonly children: ReactNode;
}

/** A figure that readers change. It is not enlarged: its text has full size at each width. */
export function ExplorableFigure({title, caption, invitation, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {title && <FigureHead title={title} />}
      {children}
      <figcaption className={styles.caption}>
        {caption}
        {invitation && <span data-without-javascript="hide"> {invitation}</span>}
      </figcaption>
    </figure>
  );
}
