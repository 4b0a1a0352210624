import type {ReactNode} from 'react';
import {gridShape, type GridProps} from '@site/src/lib/picture/gridShape';
import styles from './styles.module.css';

/** An empty grid to draw a histogram in; with contents, the histogram itself. */
export function HistogramGrid(props: GridProps): ReactNode {
  const {across, upwards} = props;
  const {alt, height, columns, rows, bars, points} = gridShape(props);
  return (
    <div className={styles.histogram} role="img" aria-label={alt}>
      <p className={styles.upwards}>{upwards}</p>
      <svg className={styles.scale} style={{height: `${height + 2}em`}}>
        {rows.map(({at, label}) => (
          <text key={at} x="100%" dx="-0.5em" y={`${at + 1}em`} dy="0.35em" textAnchor="end">
            {label}
          </text>
        ))}
      </svg>
      <svg className={styles.field} style={{height: `${height + 2.4}em`}}>
        {bars.map(({from, width, top, tall}) => (
          <rect
            key={from}
            className={styles.bar}
            x={`${from}%`}
            width={`${width}%`}
            y={`${top + 1}em`}
            height={`${tall}em`}
          />
        ))}
        {rows.map(({at, isZero}) => (
          <line
            key={at}
            className={isZero ? styles.axis : styles.line}
            x1="0"
            x2="100%"
            y1={`${at + 1}em`}
            y2={`${at + 1}em`}
          />
        ))}
        {columns.map(({at, label}) => (
          <g key={at}>
            <line
              className={at === 0 ? styles.axis : styles.line}
              x1={`${at}%`}
              x2={`${at}%`}
              y1="1em"
              y2={`${height + 1}em`}
            />
            <text x={`${at}%`} y={`${height + 2.2}em`} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
        {points.map(({at, middle, top, bottom}) => (
          <g key={at} className={styles.measured}>
            <line x1={`${at}%`} x2={`${at}%`} y1={`${top + 1}em`} y2={`${bottom + 1}em`} />
            <circle cx={`${at}%`} cy={`${middle + 1}em`} r="0.28em" />
          </g>
        ))}
      </svg>
      <p className={styles.across}>{across}</p>
    </div>
  );
}
