import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useOverflow} from '@site/src/hooks/useOverflow';
import styles from './styles.module.css';

interface Props {
  /** What it is called while it scrolls. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box that is a stop of the keyboard while its content is too large for it, and only then; no landmark, of which a page may have too many. */
export function ScrollRegion({label, className, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const whenItScrolls = {tabIndex: 0, role: 'group', 'aria-label': label};
  return (
    <div
      ref={box}
      className={clsx(styles.box, className)}
      {...(useOverflow(box) ? whenItScrolls : {})}
    >
      {children}
    </div>
  );
}
