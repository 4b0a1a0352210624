/** What a chart shows, apart from how it is drawn: the same for the page, for pictures and for tables. */
import type {ReactElement} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {Room} from '@site/src/hooks/useRoom';

/** Told apart by colour, by dashes and by the form of their dots. */
export type Look = 'signal' | 'background' | 'test' | 'train' | 'aim';

type Form = 'line' | 'steps' | 'dots';

export interface LegendEntry {
  readonly look: Look;
  readonly form: Form;
  readonly name: string;
}

export type Cell = string | number;

export interface TableData {
  /** What the numbers are. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly Cell[])[];
}

/** Draws one `svg`. Ids within it begin with `id`. */
type Draw = (room: Room, paint: Paint, id: string) => ReactElement;

export interface Drawing {
  /** Begins the names of files. */
  readonly key: string;
  readonly title: string;
  /** What is to be seen, for those who cannot see it. */
  readonly description: string;
  readonly legend: readonly LegendEntry[];
  readonly draw: Draw;
  readonly table?: TableData | undefined;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Half of the length of an error bar. */
  readonly error?: number;
}

export interface Series {
  readonly name: string;
  readonly look: Look;
  readonly form: Form;
  /** Of steps: the lower edge of each bin, and last the upper edge of the last one. */
  readonly points: readonly Point[];
}

export interface Axis {
  readonly title: string;
  readonly low: number;
  readonly high: number;
  readonly isLogarithmic?: boolean;
  /** Where the ends are not to be moved to a tick. */
  readonly isExact?: boolean;
  /** Of numbers of things: ticks at whole numbers only. */
  readonly isWhole?: boolean;
}

/** A value along the horizontal axis that is pointed out, or a place. */
export interface Mark {
  readonly x: number;
  readonly y?: number;
  readonly name: string;
  readonly isSoft?: boolean;
}

export interface XyChart {
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
  readonly marks: readonly Mark[];
  /** Height by width. */
  readonly ratio?: number;
}
