import type {ReactNode} from 'react';
import type {Series} from './series';
import styles from './styles.module.css';

/** Up to this distance from the left, in percent, a name fits to the right of its line. */
const besideEnd = 62;

interface Props {
  readonly series: Series;
  /** True if labels are above the line, otherwise below. */
  readonly isAbove: boolean;
  /** False for the only series, which the axis names, and where a legend has the names. */
  readonly isNamed: boolean;
}

/** Marked points with their values, and the name of the series at its end. */
export function SeriesLabels({series: {name, points}, isAbove, isNamed}: Props): ReactNode {
  const marked = points.filter(({isMarked}) => isMarked);
  const last = points.at(-1);
  const endText = [isNamed && name, last?.isMarked && last.text].filter(Boolean).join(': ');
  const isBeside = last !== undefined && last.left < besideEnd;
  const besideOrAbove = isBeside
    ? {dx: '0.8em', dy: '0.34em', textAnchor: 'start' as const}
    : {dx: 0, dy: isAbove ? '-0.8em' : '1.6em', textAnchor: 'end' as const};
  return (
    <>
      {marked.map(({left, top, text}) => (
        <g key={left}>
          <circle cx={`${left}%`} cy={`${top}%`} r="0.32em" className={styles.point} />
          {left !== last?.left && (
            <text
              x={`${left}%`}
              y={`${top}%`}
              dx="0.8em"
              dy={isAbove ? '-0.2em' : '1.1em'}
              className={styles.marked}
            >
              {text}
            </text>
          )}
        </g>
      ))}
      {last && endText && (
        <text x={`${last.left}%`} y={`${last.top}%`} {...besideOrAbove} className={styles.marked}>
          {endText}
        </text>
      )}
    </>
  );
}

/** The names of histograms in the upper right corner, each with its line: where they end, all are near zero. */
export function SeriesLegend({series}: {readonly series: readonly Series[]}): ReactNode {
  return (
    <svg x="100%" className={styles.lines}>
      {series.map(({name}, i) => (
        <g key={name} className={styles[`of${i % 4}`]}>
          <line
            x1="-2.2em"
            x2="-0.6em"
            y1={`${1.2 + 1.5 * i}em`}
            y2={`${1.2 + 1.5 * i}em`}
            className={styles[`series${i % 4}`]}
          />
          <text dx="-2.6em" y={`${1.55 + 1.5 * i}em`} textAnchor="end" className={styles.marked}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
