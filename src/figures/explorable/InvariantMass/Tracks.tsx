import type {ReactNode} from 'react';
import {formatGeV} from '@site/src/kit/format/quantities';
import {Label, Stage} from '../../stage';
import {Handle} from '../panel/Handle';
import {snapped} from '../panel/axis';
import type {PictureProps} from '../frame/types';
import {limits} from './limits';
import {firstPt, sumOf, type TrackPair} from './model';
import styles from './styles.module.css';

/** A unit is 1 GeV of transverse momentum; the tracks begin at the origin. */
const view = {left: 88, right: 88, up: 88, down: 16};
const size = {width: view.left + view.right, height: view.up + view.down};

/** The place of a label beside an arrow, on its upper side, where it is clear of the sum. */
function beside(x: number, y: number): readonly [x: number, y: number] {
  const angle = Math.atan2(y, x);
  const side = x < 0 ? 1 : -1;
  return [0.78 * x + 17 * side * Math.sin(angle), 0.78 * y + 9 * Math.abs(Math.cos(angle))];
}

const place = (x: number, y: number) => ({
  x: (100 * (view.left + x)) / size.width,
  y: (100 * (view.up - y)) / size.height,
});

interface ArrowProps {
  /** In GeV, from the origin. */
  readonly x: number;
  readonly y: number;
  /** Size of its head, relative to that of the second track. */
  readonly head?: number;
  readonly className?: string | undefined;
}

function Arrow({x, y, head = 1, className}: ArrowProps): ReactNode {
  const turn = (-Math.atan2(y, x) * 180) / Math.PI;
  return (
    <g className={className}>
      <path d={`M0 0L${x} ${-y}`} className={styles.shaft} />
      <path
        d="M-7 -3.2L1 0L-7 3.2Z"
        transform={`translate(${x} ${-y}) rotate(${turn}) scale(${head})`}
      />
    </g>
  );
}

/** The tracks transverse to the beam as momentum vectors, with their sum. */
export function Tracks({state, change}: PictureProps<TrackPair>): ReactNode {
  const {pt, deltaPhi} = state;
  const angle = (deltaPhi * Math.PI) / 180;
  const [x, y] = [pt * Math.cos(angle), pt * Math.sin(angle)];
  const sum = sumOf(state);
  const arc = 14;
  const alt = `Two tracks seen along the beam, ${deltaPhi}° apart: ${formatGeV(firstPt, 0)} and ${formatGeV(pt, 0)}. Their transverse momenta add up to ${formatGeV(Math.hypot(sum.along, sum.across), 0)}.`;

  function drag(left: number, top: number): void {
    const towards = {
      x: (left / 100) * size.width - view.left,
      y: Math.max(0, view.up - (top / 100) * size.height),
    };
    const degrees = (Math.atan2(towards.y, towards.x) * 180) / Math.PI;
    change?.({
      deltaPhi: snapped(degrees, limits.deltaPhi),
      pt: snapped(Math.hypot(towards.x, towards.y), limits.pt),
    });
  }

  return (
    <div className={styles.tracks}>
      <Stage
        {...size}
        alt={alt}
        drawing={
          <g transform={`translate(${view.left} ${view.up})`}>
            {[40, 80].map((radius) => (
              <path
                key={radius}
                d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`}
                className={styles.circle}
              />
            ))}
            <path d={`M-84 0H84`} className={styles.circle} />
            <path
              d={`M${arc} 0A${arc} ${arc} 0 0 0 ${arc * Math.cos(angle)} ${-arc * Math.sin(angle)}`}
              className={styles.angle}
            />
            <path
              d={`M${firstPt} 0L${sum.along} ${-sum.across}L${x} ${-y}`}
              className={styles.aside}
            />
            <path d={`M0 0L${sum.along} ${-sum.across}`} className={styles.sum} />
            <Arrow x={firstPt} y={0} head={1.5} className={styles.first} />
            <Arrow x={x} y={y} className={styles.second} />
            <circle r="2.4" className={styles.origin} />
          </g>
        }
      >
        <Label {...place(firstPt / 2 + 4, -8)}>{formatGeV(firstPt, 0)}</Label>
        <Label {...place(...beside(x, y))} className={styles.secondLabel}>
          {formatGeV(pt, 0)}
        </Label>
        <Label {...place(0, 40)} className={styles.soft}>
          40 GeV
        </Label>
        <Label {...place(0, 80)} className={styles.soft}>
          80 GeV
        </Label>
        {deltaPhi >= 30 && (
          <Label {...place(22 * Math.cos(angle / 2), 22 * Math.sin(angle / 2))}>
            Δ<i>φ</i>
          </Label>
        )}
      </Stage>
      {change && <Handle {...place(x, y)} direction="both" onDrag={drag} />}
    </div>
  );
}
