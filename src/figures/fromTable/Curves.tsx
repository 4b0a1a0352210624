import type {CSSProperties, ReactNode} from 'react';
import {readPrinted} from '@site/src/kit/format/readPrinted';
import {linearAxis, logarithmicAxis, tightAxis, type Axis} from './axis';
import {nameOf, type FigureTable} from './table';
import styles from './styles.module.css';

interface Props {
  readonly table: FigureTable;
  readonly logarithmic: 'none' | 'x' | 'y' | 'both';
  /** Titles of the axes, with their units. */
  readonly x: string;
  readonly y: string;
}

interface Point {
  /** In percent from the left and from the top. */
  readonly left: number;
  readonly top: number;
  readonly text: string;
  readonly isMarked: boolean;
}

interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

const pathOf = (points: readonly Point[]): string =>
  points
    .map(({left, top}, i) => `${i === 0 ? 'M' : 'L'}${left.toFixed(2)} ${top.toFixed(2)}`)
    .join('');

/** Series of the columns after the first; an empty cell has no point. */
function seriesOf({heads, rows}: FigureTable, x: Axis, y: Axis): readonly Series[] {
  return heads.slice(1).map((head, column) => ({
    name: nameOf(head),
    points: rows.flatMap((cells) => {
      const cell = cells[column + 1];
      if (!cell?.text) return [];
      const left = x.at(readPrinted(cells[0]?.text ?? ''));
      return [
        {left, top: 100 - y.at(readPrinted(cell.text)), text: cell.text, isMarked: cell.isMarked},
      ];
    }),
  }));
}

function axesOf({rows}: FigureTable, logarithmic: Props['logarithmic']): readonly [Axis, Axis] {
  const xs = rows.map(([first]) => readPrinted(first?.text ?? ''));
  const ys = rows.flatMap(([, ...cells]) =>
    cells.flatMap(({text}) => (text ? [readPrinted(text)] : [])),
  );
  const isLogarithmic = (axis: 'x' | 'y') => logarithmic === axis || logarithmic === 'both';
  return [
    isLogarithmic('x') ? logarithmicAxis(xs, true) : tightAxis(xs),
    isLogarithmic('y') ? logarithmicAxis(ys) : linearAxis(ys),
  ];
}

/** Below this height, in percent from the top, a label under a line would meet the axis. */
const lowEnd = 78;

/** Up to this distance from the left, in percent, a name fits to the right of its line. */
const besideEnd = 62;

interface LabelsProps {
  readonly series: Series;
  /** True if labels are above the line, otherwise below. */
  readonly isAbove: boolean;
  /** False for the only series, which the axis names. */
  readonly isNamed: boolean;
}

/** Marked points with their values, and the name of the series at its end. */
function Labels({series: {name, points}, isAbove, isNamed}: LabelsProps): ReactNode {
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

/**
 * Lines through the points of each column, which are joined without smoothing. Lines are measured in
 * percent of the drawing and text in em, so that the text has the same size at each width.
 */
export function Curves({table, logarithmic, x: xTitle, y: yTitle}: Props): ReactNode {
  const [x, y] = axesOf(table, logarithmic);
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
            <path key={name} d={pathOf(points)} className={styles[`series${i % 4}`]} />
          ))}
        </svg>
        {series.map((each, i) => (
          <g key={each.name} className={styles[`of${i % 4}`]}>
            <Labels series={each} isAbove={areAbove[i] ?? true} isNamed={series.length > 1} />
          </g>
        ))}
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
