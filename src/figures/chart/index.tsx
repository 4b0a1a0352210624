import type {CSSProperties, ReactNode} from 'react';
import type {Tick} from '@site/src/plot/scales';
import styles from './styles.module.css';

interface DotProps {
  /** In percent. */
  readonly at: number;
  readonly kind: 'full' | 'hollow';
  /** Text beside it, on the wider side. */
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

/** In em: a line of text, and below it the marks. */
export const rowHeight = 3.3;

interface RowProps {
  /** From 0, from the top. */
  readonly index: number;
  readonly name: string;
  /** True for names of files and code. */
  readonly isCode?: boolean;
  /** Said more softly after the name. */
  readonly detail?: string;
  /** At the right end of the line. */
  readonly value?: string;
  /** Marks, around a height of zero. */
  readonly children?: ReactNode;
}

/** A named line of a chart, with its marks below the name. */
export function Row({index, name, isCode, detail, value, children}: RowProps): ReactNode {
  return (
    <svg y={`${index * rowHeight}em`} className={styles.row}>
      <text x="0" y="1.2em">
        <tspan className={isCode ? styles.code : styles.name}>{name}</tspan>
        {detail && <tspan className={styles.soft}>{` ${detail}`}</tspan>}
      </text>
      {value && (
        <text x="100%" y="1.2em" textAnchor="end">
          {value}
        </text>
      )}
      <svg y="2.15em" className={styles.row}>
        {children}
      </svg>
    </svg>
  );
}

interface LegendEntry {
  readonly kind: BarKind;
  readonly form: 'dot' | 'bar';
  readonly name: string;
}

/** The meaning of the marks of a chart; several charts may share one legend. */
export function Legend({entries}: {readonly entries: readonly LegendEntry[]}): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {entries.map(({kind, form, name}) => (
        <li key={name}>
          <span data-kind={kind} data-form={form} /> {name}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** Height of what is drawn, in em. */
  readonly height: number;
  /** Quantity and unit. */
  readonly title: string;
  /** Positions in percent. */
  readonly ticks: readonly Tick[];
  /** Where lines cross the drawing, in percent; at the ticks if it is left out. */
  readonly lines?: readonly number[];
  readonly legend?: readonly LegendEntry[];
  readonly children: ReactNode;
}

function anchorOf(at: number): 'start' | 'middle' | 'end' {
  if (at < 2) return 'start';
  return at > 98 ? 'end' : 'middle';
}

/**
 * A drawing as wide as its place: along the axis it is measured in percent and all else in em, so
 * that text keeps its size at each width and grows with that of the reader.
 */
export function Chart({height, title, ticks, lines, legend = [], children}: Props): ReactNode {
  const total = `${height + 3}em`;
  return (
    <div className={styles.chart} style={{'--height': height + 6} as CSSProperties}>
      {legend.length > 0 && <Legend entries={legend} />}
      <svg className={styles.drawing} style={{height: total, minHeight: total, minWidth: 0}}>
        {(lines ?? ticks.map(({at}) => at)).map((at) => (
          <line
            key={at}
            className={styles.grid}
            x1={`${at}%`}
            x2={`${at}%`}
            y1="0"
            y2={`${height}em`}
          />
        ))}
        {children}
        <line className={styles.axis} x1="0" x2="100%" y1={`${height}em`} y2={`${height}em`} />
        {ticks.map(({at, label}) => (
          <text key={label} x={`${at}%`} y={`${height + 1.2}em`} textAnchor={anchorOf(at)}>
            {label}
          </text>
        ))}
        <text x="100%" y={`${height + 2.6}em`} textAnchor="end" className={styles.soft}>
          {title}
        </text>
      </svg>
    </div>
  );
}
