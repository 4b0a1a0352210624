import {useRef, type ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import type {View} from '../../model/displayState';
import type {Display} from '../display';
import {pickAction} from '../pickAction';
import {Legend} from '../views/Legend';
import {FlatStage} from './FlatStage';
import {Pictures} from './Pictures';
import {PointedLine} from './PointedLine';
import {useWidth} from './useWidth';
import type {Walk} from './useWalk';
import styles from './Stage.module.css';
import {notesOf, type FlatView} from '../views/notes';

const flat: readonly FlatView[] = ['transverse', 'longitudinal', 'eta-phi'];

/** How to read lengths and areas off the views that are shown. */
function ScaleNotes({display: {event, shown, state}}: {readonly display: Display}): ReactNode {
  const {view} = state;
  const views = flat.filter((one) => one === view || view === 'all');
  const notes = Array.from(new Set(views.flatMap((one) => notesOf(one, event, shown))));
  if (notes.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>Scale of lengths and areas</summary>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </details>
  );
}

const viewNames: readonly {readonly value: View; readonly label: string}[] = [
  {value: 'transverse', label: 'Transverse (x–y)'},
  {value: 'longitudinal', label: 'Longitudinal (r–z)'},
  {value: 'eta-phi', label: 'η–φ'},
  {value: 'all', label: 'All 2D views'},
  {value: 'space', label: '3D'},
];

interface Props {
  readonly display: Display;
  readonly walk: Walk;
}

/** The event in the chosen view, and a line about what is pointed at. */
export function Stage({display, walk}: Props): ReactNode {
  const {state, event, shown, act} = display;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const pictures = (
    <Pictures display={display} width={width} onPick={(id) => act(pickAction(event, id))} />
  );
  return (
    <div className={styles.stage}>
      <ChoiceRow
        label="View"
        value={state.view}
        options={viewNames}
        onChange={(view) => act({type: 'view', view})}
      />
      <div ref={place} className={styles.place}>
        {state.view === 'space' ? pictures : <FlatStage walk={walk}>{pictures}</FlatStage>}
      </div>
      <PointedLine display={display} walk={walk} />
      <Legend shown={shown} />
      <ScaleNotes display={display} />
    </div>
  );
}
