/** The highest range of a histogram, and simple fractions in words, as guides describe them. */
import type {SampleKey} from '../../../src/samples/registry';
import {left} from './sample';

interface Windows {
  /** Width of the range, a multiple of `step`; one bin if it is left out. */
  readonly width?: number;
  /** Width of a bin. */
  readonly step: number;
  /** Upper end of the search, which begins at 0. */
  readonly to: number;
}

/**
 * The range of a quantity that contains the most events of a process.
 *
 * @param column in its unit, as in `left`
 * @returns lower and upper end, in the unit of the column
 */
export function fullest(
  key: SampleKey,
  column: string,
  process: string,
  {step, width = step, to}: Windows,
): readonly [from: number, to: number] {
  const [bins, wide] = [Math.round(to / step), Math.round(width / step)];
  const edge = (bin: number): string => String(Number((bin * step).toFixed(4)));
  const contents = Array.from({length: bins}, (_, bin) =>
    left(key, `${column}>=${edge(bin)} ${column}<${edge(bin + 1)}`, process),
  );
  const sums = Array.from({length: bins - wide + 1}, (_, bin) =>
    contents.slice(bin, bin + wide).reduce((sum, content) => sum + content, 0),
  );
  const best = sums.indexOf(Math.max(...sums));
  return [Number(edge(best)), Number(edge(best + wide))];
}

/** The same as a guide prints it: `20–45`. */
export const fullestRange = (...asked: Parameters<typeof fullest>): string =>
  fullest(...asked).join('–');

const named: readonly (readonly [words: string, value: number])[] = [
  ['one in ten', 0.1],
  ['a quarter', 1 / 4],
  ['a third', 1 / 3],
  ['half', 1 / 2],
  ['two thirds', 2 / 3],
  ['three quarters', 3 / 4],
  ['nine in ten', 0.9],
  ['double', 2],
  ['five times', 5],
  ['six times', 6],
  ['seven', 7],
];

/** A fraction or a factor in words, if one is within 6 % of it; otherwise in digits, which no words contain. */
export const fractionText = (value: number): string =>
  named.find(([, exact]) => Math.abs(value / exact - 1) < 0.06)?.[0] ?? value.toFixed(3);
