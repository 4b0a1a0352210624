import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {rowOf} from '../../model/objectRows';
import type {Display} from '../display';
import {standIn} from '../../model/owners';
import {rowText} from '../labels/rowText';
import type {Walk} from './useWalk';
import styles from './Stage.module.css';

interface Props {
  readonly display: Display;
  readonly walk: Walk;
}

/** What is pointed at, and buttons that go from object to object. */
export function PointedLine({display: {event, pointed, state}, walk}: Props): ReactNode {
  const id = pointed === undefined ? undefined : standIn(event, pointed);
  const row = id === undefined ? undefined : rowOf(event, id);
  return (
    <div className={styles.pointed}>
      <div className={styles.walk} role="group" aria-label="Step through the objects">
        <SmallButton title="Previous object (B)" onClick={walk.before}>
          ‹ Object
        </SmallButton>
        <SmallButton title="Next object (N)" onClick={walk.next}>
          Object ›
        </SmallButton>
        <SmallButton
          title="Select or deselect the object (P)"
          aria-disabled={row === undefined}
          onClick={walk.pick}
        >
          {id !== undefined && state.picked.includes(id) ? 'Deselect' : 'Select'}
        </SmallButton>
      </div>
      <p aria-hidden className={styles.words}>
        {row ? rowText(row) : 'Point at an object to read about it; click or tap to select it.'}
      </p>
      <p role="status" className="visually-hidden">
        {walk.announcement}
      </p>
    </div>
  );
}
