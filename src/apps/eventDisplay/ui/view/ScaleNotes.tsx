import type {ReactNode} from 'react';
import type {Display} from '../display';
import {notesOf, type FlatView} from '../views/notes';
import styles from './Stage.module.css';

const flat: readonly FlatView[] = ['transverse', 'longitudinal', 'eta-phi'];

/** How to read lengths and areas off the views that are shown. */
export function ScaleNotes({
  display: {event, shown, state},
}: {
  readonly display: Display;
}): ReactNode {
  const {view} = state;
  const views = flat.filter((one) => one === view || view === 'all');
  const notes = Array.from(new Set(views.flatMap((one) => notesOf(one, event, shown))));
  if (notes.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>How to read lengths and areas</summary>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </details>
  );
}
