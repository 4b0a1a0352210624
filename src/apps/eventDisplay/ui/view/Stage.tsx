import {useRef, type ReactNode, useLayoutEffect, useState, type RefObject} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import {useShortcuts} from '@site/src/kit/app/useShortcuts';
import type {View} from '../../model/displayState';
import {rowOf} from '../../model/objectRows';
import {standIn} from '../../model/owners';
import type {Display} from '../display';
import {rowText} from '../labels/rowText';
import {pickAction} from '../pickAction';
import {Legend} from '../views/Legend';
import {notesOf, type FlatView} from '../views/notes';
import {Pictures} from './Pictures';
import styles from './Stage.module.css';
import type {Walk} from './useWalk';

interface PointedLineProps {
  readonly display: Display;
  readonly walk: Walk;
}

/** The object under the pointer, and buttons that step through the objects. */
function PointedLine({display: {event, pointed, state}, walk}: PointedLineProps): ReactNode {
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

interface FlatStageProps {
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
function FlatStage({walk, children}: FlatStageProps): ReactNode {
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

/** Width of an element in whole pixels; 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    const measure = (): void => setWidth(Math.floor(current.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

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
