import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useScrollEdges} from '@site/src/hooks/useScrollEdges';
import {useScrollStop} from '@site/src/hooks/useScrollStop';
import styles from './styles.module.css';

interface Props {
  /** What it is called while it scrolls. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box for what may be too large for its place. */
export function ScrollRegion({label, className, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      className={clsx(styles.box, className)}
      {...useScrollStop(box, label)}
      {...useScrollEdges(box)}
    >
      {children}
    </div>
  );
}
