import type {ReactNode} from 'react';
import {useLazy} from '@site/src/kit/app/LazyApp/useLazy';
import {Notice} from '@site/src/kit/app/Notice';
import type {ObjectRef} from '../../model/event';
import type {Display} from '../display';
import {EtaPhiView} from '../views/EtaPhiView';
import {LongitudinalView} from '../views/LongitudinalView';
import {TransverseView} from '../views/TransverseView';
import type {Size, ViewProps} from '../views/viewProps';
import styles from './Stage.module.css';

interface Props {
  readonly display: Display;
  /** Of the place, in pixels; 0 before it is measured. */
  readonly width: number;
  readonly onPick: (id: ObjectRef) => void;
}

const loadSpace = async () => (await import('../views/SpaceView')).SpaceView;

function Space(props: ViewProps): ReactNode {
  const {Loaded, hasFailed, startLoading} = useLazy(loadSpace, true);
  if (Loaded) return <Loaded {...props} />;
  return hasFailed ? (
    <Notice isUrgent button="Retry" onPress={startLoading}>
      <strong>Could not load the 3D view.</strong> The connection may have been lost. The 2D views
      show the same event.
    </Notice>
  ) : (
    <p role="status">Loading the 3D view … About 150 kB.</p>
  );
}

/** From here on two views fit beside each other. */
const wide = 720;
const gap = 8;
/** In pixels: larger pictures would not show more. */
const largest = 860;

const squareIn = (width: number): Size => ({
  width: Math.min(width, largest),
  height: Math.min(width, largest),
});

const flatIn = (width: number, share: number): Size => ({
  width,
  height: Math.round(Math.max(width * share, Math.min(width, 260))),
});

/** The views of an event that are chosen, as large as their place. */
export function Pictures({display, width, onPick}: Props): ReactNode {
  const {event, shown, state, pointed, onPoint} = display;
  const {view, field, isLabelled, picked} = state;
  if (width === 0) return <div className={styles.unmeasured} />;
  const given = {event, shown, field, isLabelled, picked, pointed, onPoint, onPick};
  if (view === 'transverse') return <TransverseView {...given} size={squareIn(width)} />;
  if (view === 'longitudinal') return <LongitudinalView {...given} size={flatIn(width, 0.62)} />;
  if (view === 'eta-phi') return <EtaPhiView {...given} size={flatIn(width, 0.7)} />;
  if (view === 'space') return <Space {...given} size={flatIn(width, 0.7)} />;
  const isWide = width >= wide;
  const half = isWide ? Math.floor((width - gap) / 2) : width;
  return (
    <div className={styles.three} data-wide={isWide || undefined}>
      <TransverseView {...given} size={squareIn(half)} />
      <EtaPhiView {...given} size={isWide ? squareIn(half) : flatIn(half, 0.7)} />
      <div className={styles.across}>
        <LongitudinalView {...given} size={flatIn(width, isWide ? 0.45 : 0.62)} />
      </div>
    </div>
  );
}
