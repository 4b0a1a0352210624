import {useRef, type ReactNode} from 'react';
import {useShortcuts} from '@site/src/kit/app/useShortcuts';
import type {Walk} from './useWalk';
import styles from './Stage.module.css';

interface Props {
  readonly walk: Walk;
  readonly children: ReactNode;
}

/** Arrow keys go from object to object here, so that screen readers hand them on. */
const ofApplication = {
  role: 'application',
  tabIndex: 0,
  'aria-roledescription': 'view of an event',
  'aria-label': 'Event in the detector: arrow keys move from object to object, Enter selects one',
};

/** A place for 2D views that is a stop of the keyboard. */
export function FlatStage({walk, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useShortcuts(place, {
    arrowright: walk.next,
    arrowdown: walk.next,
    arrowleft: walk.before,
    arrowup: walk.before,
    home: walk.first,
    enter: walk.pick,
    ' ': walk.pick,
    escape: walk.leave,
  });
  return (
    <div ref={place} className={styles.flat} {...ofApplication}>
      {children}
    </div>
  );
}
