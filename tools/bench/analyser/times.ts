import {spreadOf, type Spread} from '../finder/spread';

export interface Times {
  /** From the columns to the first histograms. */
  readonly load: number;
  /** The first move of a brush, with what has to be made ready for it. */
  readonly firstMove: number;
  /** The moves after it, each until all histograms are there. */
  readonly move: Spread;
  /** The count on release; null where each move is one. */
  readonly release: Spread | null;
  /** Sum of weights in each bin of the second histogram at the last move, to compare the engines. */
  readonly last: readonly number[];
}

export function timed<T>(work: () => T): readonly [result: T, milliseconds: number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

export const spreadOfWork = <T>(items: readonly T[], work: (item: T) => void): Spread =>
  spreadOf(items.map((item) => timed(() => work(item))[1]));
