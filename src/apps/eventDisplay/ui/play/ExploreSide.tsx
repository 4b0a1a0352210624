import type {ReactNode} from 'react';
import type {Display} from '../display';
import {useFill} from '../view/useFill';
import {HistogramPart} from './HistogramPart';
import {MassReadout} from './MassReadout';
import {PickedList} from './PickedList';
import styles from './Play.module.css';

/** Objects that were picked, their mass, and the histogram of masses. */
export function ExploreSide({display}: {readonly display: Display}): ReactNode {
  const {mass} = useFill(display);
  return (
    <>
      <div className={styles.part} role="group" aria-label="Picked">
        <p className={styles.title}>Picked</p>
        <PickedList display={display} />
        <MassReadout display={display} isFillable />
      </div>
      {(display.state.filled.length > 0 || mass !== undefined) && (
        <HistogramPart display={display} now={mass} />
      )}
    </>
  );
}
