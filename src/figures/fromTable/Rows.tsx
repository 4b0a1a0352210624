/** Rows with bars, dots or ranges along one axis. */
import {useId, type ReactNode} from 'react';
import {Bar, Chart, Dot, Hatched, Row, rowHeight, type BarKind} from '../chart';
import {readPrinted} from '@site/src/kit/format/readPrinted';
import {linearAxis, logarithmicAxis, type Axis} from './axis';
import {nameOf, type Cell, type FigureTable} from './table';
import styles from './styles.module.css';

interface Props {
  readonly table: FigureTable;
  readonly isLogarithmic: boolean;
  /** Title of the axis, with its unit. */
  readonly axis: string;
}

const kinds: readonly BarKind[] = ['full', 'hatched', 'hollow'];

/** Room for a name to the left of its bar, in percent, and its longest name in letters. */
const left = {room: 27, letters: 13};

interface LineProps {
  readonly cells: readonly Cell[];
  readonly index: number;
  /** True if names are to the left, otherwise above. */
  readonly isBeside: boolean;
  readonly value?: string | undefined;
  readonly children: ReactNode;
}

const besideHeight = 2.1;

/** A named row; a row in bold is the one that the figure is about. */
function Line({cells: [name], index, isBeside, value, children}: LineProps): ReactNode {
  const text = name?.text ?? '';
  if (!isBeside) {
    return (
      <Row index={index} name={text} {...(value ? {value} : {})}>
        {children}
      </Row>
    );
  }
  return (
    <svg y={`${(index * besideHeight).toFixed(1)}em`} className={styles.row}>
      <text x="0" y="1.4em" className={name?.isMarked ? styles.marked : undefined}>
        {text}
      </text>
      <svg x={`${left.room}%`} width={`${100 - left.room}%`} y="1.05em" className={styles.row}>
        {children}
      </svg>
    </svg>
  );
}

const areShort = ({rows}: FigureTable): boolean =>
  rows.every(([name]) => (name?.text.length ?? 0) <= left.letters);

function ticksOf({ticks}: Axis, isBeside: boolean): Axis['ticks'] {
  if (!isBeside) return ticks;
  return ticks.map(({at, label}) => ({label, at: left.room + (at * (100 - left.room)) / 100}));
}

const heightOf = ({rows}: FigureTable, isBeside: boolean): number =>
  Number((rows.length * (isBeside ? besideHeight : rowHeight) + (isBeside ? 0.4 : 0)).toFixed(1));

/** A part of a bar, in percent along the axis, and its value as it is printed. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The numbers of a row, each beginning where the one before it ends. */
function partsOf([, ...numbers]: readonly Cell[], axis: Axis): readonly Part[] {
  let sum = 0;
  return numbers.map(({text}) => {
    const from = axis.at(sum);
    sum += readPrinted(text);
    return {from, to: axis.at(sum), text};
  });
}

/** A bar for each row, or on a logarithmic axis, which has no zero, a dot; further columns are stacked. */
export function Bars({table, isLogarithmic, axis: title}: Props): ReactNode {
  const id = useId();
  const {rows, heads} = table;
  const values = rows.map(([, ...cells]) => cells.map(({text}) => readPrinted(text)));
  const sums = values.map((row) => row.reduce((sum, value) => sum + value, 0));
  const axis = isLogarithmic ? logarithmicAxis(sums) : linearAxis(sums);
  const isBeside = areShort(table);
  const isStack = heads.length > 2;
  const hasMark = rows.some(([name]) => name?.isMarked);
  const kindOf = (name: Cell | undefined, i: number): BarKind => {
    if (isStack) return kinds[i % kinds.length] ?? 'full';
    return hasMark && !name?.isMarked ? 'pale' : 'full';
  };
  return (
    <Chart
      height={heightOf(table, isBeside)}
      title={title}
      ticks={ticksOf(axis, isBeside)}
      legend={
        isStack
          ? heads
              .slice(1)
              .map((head, i) => ({kind: kindOf(undefined, i), form: 'bar', name: nameOf(head)}))
          : []
      }
    >
      <Hatched id={id} />
      {rows.map((cells, index) => {
        const [name] = cells;
        const parts = partsOf(cells, axis);
        const kind = kindOf(name, 0);
        return (
          <Line key={index} cells={cells} index={index} isBeside={isBeside}>
            {parts.map(({from, to, text}, i) =>
              isLogarithmic ? (
                <g key={i}>
                  {isBeside && <line x2={`${to}%`} className={styles.leader} />}
                  <Dot at={to} kind={kindOf(name, i) === 'full' ? 'full' : 'hollow'} text={text} />
                </g>
              ) : (
                <Bar key={i} from={from} to={to} kind={kindOf(name, i)} hatching={id} />
              ),
            )}
            {isStack && !isLogarithmic && <PartTexts parts={parts} />}
            {!isStack &&
              !isLogarithmic &&
              parts.map(({to, text}) => (
                <EndText key={text} at={to} text={text} isPale={kind === 'pale'} />
              ))}
          </Line>
        );
      })}
    </Chart>
  );
}

/** Minimum width of a part of a bar with its value in it, in percent. */
const partWidth = 12;

/** Values in the parts of a stacked bar that have room for them. */
function PartTexts({parts}: {readonly parts: readonly Part[]}): ReactNode {
  return parts.map(({from, to, text}, i) =>
    to - from < partWidth ? null : (
      <text
        key={i}
        x={`${(from + to) / 2}%`}
        y="0.34em"
        textAnchor="middle"
        className={i % kinds.length === 0 ? styles.inside : styles.beyond}
      >
        {text}
      </text>
    ),
  );
}

interface EndTextProps {
  readonly at: number;
  readonly text: string;
  /** True if the bar has a pale colour. */
  readonly isPale: boolean;
}

/** A value beyond the end of its bar, or in the bar where the axis ends. */
function EndText({at, text, isPale}: EndTextProps): ReactNode {
  const isInside = at > 84;
  const inside = isPale ? styles.onPale : styles.inside;
  return (
    <text
      x={`${at}%`}
      y="0.34em"
      dx={isInside ? '-0.5em' : '0.5em'}
      textAnchor={isInside ? 'end' : 'start'}
      className={isInside ? inside : styles.beyond}
    >
      {text}
    </text>
  );
}

/** From a lowest to a highest value, and a value in between where there is a fourth column. */
export function Ranges({table, isLogarithmic, axis: title}: Props): ReactNode {
  const {rows} = table;
  const values = rows.map(([, ...cells]) => cells.map(({text}) => readPrinted(text)));
  const axis = isLogarithmic ? logarithmicAxis(values.flat()) : linearAxis(values.flat(), false);
  const isBeside = areShort(table);
  return (
    <Chart height={heightOf(table, isBeside)} title={title} ticks={ticksOf(axis, isBeside)}>
      {rows.map((cells, index) => {
        const [low = 0, high = 0, middle] = (values[index] ?? []).map((value) => axis.at(value));
        const [, from, to] = cells;
        const text = `${from?.text ?? ''} to ${to?.text ?? ''}`;
        return (
          <Line key={index} cells={cells} index={index} isBeside={isBeside} value={text}>
            <Bar from={low} to={high} kind={middle === undefined ? 'full' : 'hollow'} />
            {middle !== undefined && <Dot at={middle} kind="full" />}
          </Line>
        );
      })}
    </Chart>
  );
}
