/** Grids of worksheets, on which readers draw. */
import type {ReactNode} from 'react';
import {gridShape, type GridProps} from '@site/src/lib/picture/gridShape';
import styles from './styles.module.css';

/** Distance of two rings, 20 GeV, in units of the drawing: a centimetre on paper. */
const ring = 25;
const rings = [1, 2, 3, 4];
const angles = Array.from({length: 12}, (_, i) => 30 * i);

function at(angle: number, radius: number): readonly [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [radius * Math.cos(radians), -radius * Math.sin(radians)];
}

/** Circles with angles, to draw transverse momenta in. */
export function AngleGrid(): ReactNode {
  return (
    <svg
      className={styles.angles}
      viewBox="-120 -120 240 240"
      role="img"
      aria-label="Empty circles for drawing arrows: one ring every 20 GeV up to 80 GeV, and angles every 30°, counted anticlockwise from 0° on the right."
    >
      {rings.map((i) => (
        <circle key={i} r={i * ring} className={styles.ring} />
      ))}
      {angles.map((angle) => {
        const [x, y] = at(angle, 4 * ring);
        const [labelX, labelY] = at(angle, 4 * ring + 11);
        return (
          <g key={angle}>
            <line x2={x} y2={y} className={styles.line} />
            <text x={labelX} y={labelY} dy="0.35em" textAnchor="middle">
              {angle}°
            </text>
          </g>
        );
      })}
      {rings.map((i) => (
        <text key={i} x={i * ring - 2} y={-3} textAnchor="end">
          {20 * i}
        </text>
      ))}
    </svg>
  );
}

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

/** A square with a disc in it, whose radius is a quarter of the side. */
export function Target(): ReactNode {
  return (
    <svg
      className={styles.target}
      viewBox="-100 -100 200 200"
      role="img"
      aria-label="A square with a disc at its centre; the radius of the disc is a quarter of the side of the square."
    >
      <rect x="-99" y="-99" width="198" height="198" className={styles.ring} />
      <circle r="49.5" className={styles.disc} />
    </svg>
  );
}
