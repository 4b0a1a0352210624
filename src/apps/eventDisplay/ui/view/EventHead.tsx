import {useMemo, type ReactNode} from 'react';
import {notDrawn} from '../../model/notDrawn';
import {groupName} from '../labels/eventAnnouncement';
import type {Display} from '../display';
import styles from './EventHead.module.css';

/** What is shown: the kind of collision, the numbers of the event, and a note on it. */
export function EventHead({display}: {readonly display: Display}): ReactNode {
  const {event, state, file} = display;
  const isHidden = state.mode === 'quiz';
  const {run, number, note} = event;
  const {selection} = state;
  const left = useMemo(() => (file ? notDrawn(event, selection) : []), [file, event, selection]);
  const notes = [
    ...(left.length > 0 ? [`In this event but not drawn: ${left.join('; ')}.`] : []),
    ...(file?.notes ?? []),
  ];
  const numbers = [
    ...(run === undefined ? [] : [`run ${run}`]),
    ...(number === undefined ? [] : [`event ${number}`]),
  ];
  return (
    <div className={styles.head}>
      <p className={styles.title}>{isHidden ? 'Which process?' : groupName(display)}</p>
      <p className={styles.numbers}>
        {[
          ...(file ? numbers : []),
          event.isSimulated ? 'simulated' : 'not marked as simulated',
        ].join(' · ')}
      </p>
      {!isHidden && note !== undefined && <p className={styles.note}>{note}</p>}
      {notes.length > 0 && (
        <ul className={styles.left}>
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
