import {useRef, type ReactNode} from 'react';
import {PartEnd} from './PartEnd';
import {PartLine} from './PartLine';
import {useParts, type PartFacts} from './useParts';
import styles from './styles.module.css';

/** Authors write `parts` into the front matter of a page; `plugins/tutorial-parts` puts this around them. */
interface Props {
  readonly parts: readonly PartFacts[];
  /** One section for each part. */
  readonly children: ReactNode;
}

/** A long tutorial, one part at a time. On paper, and without JavaScript, all parts are there. */
export function TutorialParts({parts, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const state = useParts(box, parts);
  return (
    <div ref={box} className={styles.parts} data-parts="">
      <PartLine parts={parts} state={state} />
      {children}
      <PartEnd parts={parts} state={state} />
    </div>
  );
}
