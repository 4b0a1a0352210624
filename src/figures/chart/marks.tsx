import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface DotProps {
  /** In percent. */
  readonly at: number;
  readonly kind: 'full' | 'hollow';
  /** Written beside it, on the side with more room. */
  readonly text?: string;
}

/** A place on the axis: a disc, or a hollow square. */
export function Dot({at, kind, text}: DotProps): ReactNode {
  const isLeft = at > 55;
  return (
    <svg x={`${at}%`} className={styles.row}>
      {kind === 'full' ? (
        <circle r="0.36em" className={styles.full} />
      ) : (
        <rect x="-0.32em" y="-0.32em" width="0.64em" height="0.64em" className={styles.hollow} />
      )}
      {text && (
        <text x={isLeft ? '-0.8em' : '0.8em'} y="0.34em" textAnchor={isLeft ? 'end' : 'start'}>
          {text}
        </text>
      )}
    </svg>
  );
}

export type BarKind = 'full' | 'hollow' | 'hatched' | 'pale';

interface BarProps {
  /** In percent. */
  readonly from: number;
  readonly to: number;
  readonly kind: BarKind;
  /** The id of the `Hatched` pattern of the drawing, for hatched bars. */
  readonly hatching?: string;
  /** Written inside. */
  readonly text?: string;
}

export function Bar({from, to, kind, hatching, text}: BarProps): ReactNode {
  const fill = kind === 'hatched' && hatching ? {fill: `url(#${hatching})`} : {};
  return (
    <>
      <rect
        x={`${from}%`}
        width={`${to - from}%`}
        y={text ? '-0.65em' : '-0.45em'}
        height={text ? '1.3em' : '0.9em'}
        className={styles[kind]}
        style={fill}
      />
      {text && (
        <text x={`${(from + to) / 2}%`} y="0.34em" textAnchor="middle">
          {text}
        </text>
      )}
    </>
  );
}

/** The pattern of hatched bars; a drawing makes its id with `useId`. */
export function Hatched({id}: {readonly id: string}): ReactNode {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line y2="6" className={styles.hatch} />
      </pattern>
    </defs>
  );
}
