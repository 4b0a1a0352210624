/** Event counts of a sample after cuts that are written as text: `mll<75 jets=0 channel=2`. */
import type {TableRow} from './format/table';

type RowFilter = (row: TableRow) => boolean;

const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '=': (value, bound) => value === bound,
  '!=': (value, bound) => value !== bound,
};

function cutOf(text: string): RowFilter {
  const [, column = '', sign = '', bound = ''] =
    /^([a-z]\w*)(<=|>=|!=|<|>|=)(-?[\d.]+)$/i.exec(text) ?? [];
  const holds = comparisons[sign];
  if (!holds) throw new RangeError(`${text} is not a cut such as mll<75`);
  return ({value}) => holds(value(column), Number(bound));
}

/** One or more columns compared with numbers, separated by spaces; all must hold. @throws RangeError */
export function cutsOf(text: string): RowFilter {
  const cuts = text.split(/\s+/).filter(Boolean).map(cutOf);
  return (row) => cuts.every((passes) => passes(row));
}

export interface Count {
  readonly sumOfWeights: number;
  readonly sumOfSquaredWeights: number;
  readonly rows: number;
}

/** What passes, by process, pseudo-data as `data`, in the order in which they first appear. */
export function countPassing(
  rows: readonly TableRow[],
  passes: RowFilter,
  factors: Readonly<Record<string, number>> = {},
): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  for (const row of rows) {
    const before = counts.get(row.process) ?? {sumOfWeights: 0, sumOfSquaredWeights: 0, rows: 0};
    const weight = passes(row) ? row.weight * (factors[row.process] ?? 1) : 0;
    counts.set(row.process, {
      sumOfWeights: before.sumOfWeights + weight,
      sumOfSquaredWeights: before.sumOfSquaredWeights + weight ** 2,
      rows: before.rows + (weight === 0 ? 0 : 1),
    });
  }
  return counts;
}
