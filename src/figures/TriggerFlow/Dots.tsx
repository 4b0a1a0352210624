import {useId, type ReactNode} from 'react';
import type {TriggerRun} from '@site/src/data/trigger';
import {columns, crossingsPerEvent, passed} from './flow';
import styles from './styles.module.css';

/** Units from dot to dot. */
const pitch = 3;

const centre = (index: number): number => (index + 0.5) * pitch;

/** One dot for every crossing until an event is kept. */
export function Dots({run}: {readonly run: TriggerRun}): ReactNode {
  const id = useId();
  const rows = Math.floor(crossingsPerEvent(run) / columns);
  const places = passed(run);
  const kept = places[Math.floor(places.length / 2)] ?? [0, 0];
  const [width, height] = [columns * pitch, rows * pitch];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.dots}>
      <defs>
        <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <rect x="0.9" y="0.9" width="1.2" height="1.2" className={styles.crossing} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} />
      {places.map(([column, row]) => (
        <circle
          key={`${column}-${row}`}
          cx={centre(column)}
          cy={centre(row)}
          r="2.4"
          className={styles.accepted}
        />
      ))}
      <circle cx={centre(kept[0])} cy={centre(kept[1])} r="9" className={styles.kept} />
      <circle cx={centre(kept[0])} cy={centre(kept[1])} r="3.4" className={styles.keptDot} />
    </svg>
  );
}
