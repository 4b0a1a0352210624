/** The columns of a table as lines in a drawing that is measured in percent. */
import {readPrinted} from '@site/src/kit/format/readPrinted';
import {linearAxis, logarithmicAxis, tightAxis, type Axis} from './axis';
import {nameOf, type FigureTable} from './table';

export interface Point {
  /** In percent from the left and from the top. */
  readonly left: number;
  readonly top: number;
  readonly text: string;
  readonly isMarked: boolean;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

export type Logarithmic = 'none' | 'x' | 'y' | 'both';

export const pathOf = (points: readonly Point[]): string =>
  points
    .map(({left, top}, i) => `${i === 0 ? 'M' : 'L'}${left.toFixed(2)} ${top.toFixed(2)}`)
    .join('');

/** The outline of a histogram from the middles of its bins, which are equally wide. */
export function outlineOf(points: readonly Point[]): string {
  const [first, second] = points;
  if (!first || !second) return '';
  const half = (second.left - first.left) / 2;
  const steps = points.map(({left, top}) => `V${top.toFixed(2)}H${(left + half).toFixed(2)}`);
  return `M${(first.left - half).toFixed(2)} 100${steps.join('')}V100`;
}

/** Series of the columns after the first; an empty cell has no point. */
export function seriesOf({heads, rows}: FigureTable, x: Axis, y: Axis): readonly Series[] {
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

/** @param isBinned whether the first column has the middles of bins, so that the axis begins and ends with one */
export function axesOf(
  {rows}: FigureTable,
  logarithmic: Logarithmic,
  isBinned: boolean,
): readonly [Axis, Axis] {
  const middles = rows.map(([first]) => readPrinted(first?.text ?? ''));
  const half = isBinned ? ((middles[1] ?? NaN) - (middles[0] ?? NaN)) / 2 : 0;
  const xs = middles.flatMap((middle) => [middle - half, middle + half]);
  const ys = rows.flatMap(([, ...cells]) =>
    cells.flatMap(({text}) => (text ? [readPrinted(text)] : [])),
  );
  const isLogarithmic = (axis: 'x' | 'y') => logarithmic === axis || logarithmic === 'both';
  return [
    isLogarithmic('x') ? logarithmicAxis(xs, true) : tightAxis(xs),
    isLogarithmic('y') ? logarithmicAxis(ys) : linearAxis(ys),
  ];
}
