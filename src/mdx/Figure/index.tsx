import type {ReactNode} from 'react';
import {Enlarge} from '@site/src/components/Enlarge';
import {InFigure} from './context';
import styles from './styles.module.css';

interface Props {
  /** What there is to see. */
  readonly caption: ReactNode;
  /** For a drawing: the same in words, for those who cannot see it. An image brings its own. */
  readonly alt?: string;
  /** A drawing or an image. */
  readonly children: ReactNode;
}

/** A drawing or an image with its caption, which readers can enlarge. */
export function Figure({caption, alt, children}: Props): ReactNode {
  const picture = (
    <InFigure.Provider value={true}>
      <div className={styles.picture} {...(alt ? {role: 'img', 'aria-label': alt} : {})}>
        {children}
      </div>
    </InFigure.Provider>
  );
  return (
    <figure className={styles.figure}>
      {picture}
      <figcaption className={styles.caption}>{caption}</figcaption>
      <Enlarge name={typeof caption === 'string' ? caption : (alt ?? 'figure')} caption={caption}>
        {picture}
      </Enlarge>
    </figure>
  );
}
