/** Cuts as a small tree that each language can print. */
import {isCut, isRange, type Filter} from '../cuts/filters';

export type Sign = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** A quantity of an event, by its name in the code, beside a number in its unit. */
export interface Comparison {
  readonly quantity: string;
  readonly sign: Sign;
  readonly bound: number;
}

/** What an event passes, or not: a comparison, all of several, or one of several at least. */
export type Expression =
  Comparison | {readonly all: readonly Expression[]} | {readonly any: readonly Expression[]};

export const compared = (quantity: string, sign: Sign, bound: number): Comparison => ({
  quantity,
  sign,
  bound,
});

/** `low < quantity < high`. */
export const between = (low: number, quantity: string, high: number): Expression => ({
  all: [compared(quantity, '>', low), compared(quantity, '<', high)],
});

/**
 * The values that a filter accepts: half-open ranges with the lower end in them, or values of a list. An empty
 * list lets nothing pass. Null for a filter that is not a cut.
 */
export function expressionOf(quantity: string, filter: Filter): Expression | null {
  if (!isCut(filter)) return null;
  if (!isRange(filter)) {
    return {any: filter.categories.map((code) => compared(quantity, '==', code))};
  }
  const {from, to} = filter;
  const ends = [
    ...(from === null ? [] : [compared(quantity, '>=', from)]),
    ...(to === null ? [] : [compared(quantity, '<', to)]),
  ];
  return ends.length === 1 && ends[0] ? ends[0] : {all: ends};
}
