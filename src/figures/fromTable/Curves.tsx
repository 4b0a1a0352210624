import type {CSSProperties, ReactNode} from 'react';
import {axesOf, outlineOf, pathOf, seriesOf, type Logarithmic, type Series} from './series';
import styles from './styles.module.css';
import type {FigureTable} from './table';

/** Up to this distance from the left, in percent, a name fits to the right of its line. */
const besideEnd = 62;

interface SeriesLabelsProps {
  readonly series: Series;
  /** True if labels are above the line, otherwise below. */
  readonly isAbove: boolean;
  /** False for the only series, which the axis names, and where a legend has the names. */
  readonly isNamed: boolean;
}

/** Marked points with their values, and the name of the series at its end. */
function SeriesLabels({series: {name, points}, isAbove, isNamed}: SeriesLabelsProps): ReactNode {
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
function SeriesLegend({series}: {readonly series: readonly Series[]}): ReactNode {
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

interface Props {
  readonly table: FigureTable;
  readonly logarithmic: Logarithmic;
  /** Histograms, with the middles of their bins in the first column, and not curves. */
  readonly isBinned?: boolean;
  /** Titles of the axes, with their units. */
  readonly x: string;
  readonly y: string;
}

/** Below this height, in percent from the top, a label under a line would meet the axis. */
const lowEnd = 78;

/**
 * Lines through the points of each column, which are joined without smoothing, or histograms. Lines are measured
 * in percent of the drawing and text in em, so that the text has the same size at each width.
 */
export function Curves({
  table,
  logarithmic,
  isBinned = false,
  x: xTitle,
  y: yTitle,
}: Props): ReactNode {
  const [x, y] = axesOf(table, logarithmic, isBinned);
  const series = seriesOf(table, x, y);
  const letters = Math.max(...y.ticks.map(({label}) => label.length));
  const margin = (letters * 0.56 + 0.6).toFixed(2);
  const ends = series.map(({points}) => points.at(-1)?.top ?? 0);
  const areAbove = ends.map((top) => top === Math.min(...ends) || top > lowEnd);
  return (
    <div className={styles.curves} style={{'--margin': `${margin}em`} as CSSProperties}>
      <svg className={styles.frame}>
        <text x="0" y="0" dx={`-${margin}em`} dy="-1.2em" className={styles.soft}>
          {yTitle}
        </text>
        {y.ticks.map(({at, label}) => (
          <g key={label}>
            <line
              x1="0"
              x2="100%"
              y1={`${100 - at}%`}
              y2={`${100 - at}%`}
              className={styles.grid}
            />
            <text
              x="0"
              y={`${100 - at}%`}
              dx="-0.6em"
              dy="0.34em"
              textAnchor="end"
              className={styles.soft}
            >
              {label}
            </text>
          </g>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          {series.map(({name, points}, i) => (
            <path
              key={name}
              d={isBinned ? outlineOf(points) : pathOf(points)}
              className={styles[`series${i % 4}`]}
            />
          ))}
        </svg>
        {series.map((each, i) => (
          <g key={each.name} className={styles[`of${i % 4}`]}>
            <SeriesLabels
              series={each}
              isAbove={areAbove[i] ?? true}
              isNamed={series.length > 1 && !isBinned}
            />
          </g>
        ))}
        {isBinned && series.length > 1 && <SeriesLegend series={series} />}
        {x.ticks.map(({at, label}) => (
          <text
            key={label}
            x={`${at}%`}
            y="100%"
            dy="1.3em"
            textAnchor={at < 3 ? 'start' : at > 97 ? 'end' : 'middle'}
            className={styles.soft}
          >
            {label}
          </text>
        ))}
        <text x="100%" y="100%" dy="2.8em" textAnchor="end" className={styles.soft}>
          {xTitle}
        </text>
      </svg>
    </div>
  );
}
