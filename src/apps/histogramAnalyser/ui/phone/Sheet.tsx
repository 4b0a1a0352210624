import {useRef, useState, type PointerEvent, type ReactNode} from 'react';
import {ChevronDown, ChevronUp} from 'lucide-react';
import {Quantity} from '@site/src/plot/symbol';
import type {HistogramDescription} from '../../model/description';
import styles from './Sheet.module.css';

/** Minimum length of a drag of the handle, in pixels; a shorter one is a press. */
const minDrag = 24;

interface Props {
  readonly isUp: boolean;
  /** The quantity of the cut. */
  readonly histogram: HistogramDescription;
  /** Called to clear the cut; undefined without a cut. */
  readonly onClear: (() => void) | undefined;
  readonly onUp: (isUp: boolean) => void;
  /** The open guide: shown first. */
  readonly coach: ReactNode;
  readonly coachName: string;
  /** The toolbar of the app: its keyboard shortcuts work while it is hidden. */
  readonly tools: ReactNode;
  /** Further contents of the expanded sheet. */
  readonly more: ReactNode;
  /** The cut. */
  readonly children: ReactNode;
}

/** The sheet at the bottom: the cut, or a step of the guide; if expanded, also all other settings. */
export function Sheet(props: Props): ReactNode {
  const {isUp, histogram, onClear, onUp, coach, coachName, tools, more, children} = props;
  const [wantsCut, setWantsCut] = useState(false);
  const began = useRef<number>(undefined);
  const wasDragged = useRef(false);
  const isCoached = Boolean(coach) && !wantsCut;
  const down = (event: PointerEvent): void => {
    began.current = event.clientY;
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({clientY}: PointerEvent): void => {
    if (began.current === undefined || Math.abs(clientY - began.current) < minDrag) return;
    wasDragged.current = true;
    onUp(clientY < began.current);
    began.current = undefined;
  };
  const Arrow = isUp ? ChevronDown : ChevronUp;
  return (
    <section className={styles.sheet} aria-label="Cut and settings" data-up={isUp}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.handle}
          aria-expanded={isUp}
          aria-label="All settings"
          data-opens="settings"
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={() => {
            began.current = undefined;
          }}
          onClick={() => {
            if (!wasDragged.current) onUp(!isUp);
            wasDragged.current = false;
          }}
        >
          <Arrow size={18} aria-hidden />
        </button>
        {isCoached ? (
          <p>{coachName}</p>
        ) : (
          <p>
            {histogram.categories ? (
              histogram.title
            ) : (
              <>
                Keep <Quantity label={histogram.label} /> in this range
              </>
            )}
          </p>
        )}
        {!isCoached && onClear && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`Clear the cut: ${histogram.title}`}
            onClick={onClear}
          >
            Clear
          </button>
        )}
        {Boolean(coach) && (
          <button
            type="button"
            className={styles.clear}
            data-opens={isCoached ? 'cut' : coachName.toLowerCase()}
            onClick={() => setWantsCut(isCoached)}
          >
            {isCoached ? 'Set the cut' : coachName}
          </button>
        )}
      </div>
      <div className={styles.body}>
        {isCoached ? coach : children}
        <div className={styles.tools} data-up={isUp}>
          {tools}
        </div>
        {more}
      </div>
    </section>
  );
}
