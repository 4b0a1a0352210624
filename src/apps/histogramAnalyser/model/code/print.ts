/** Expressions as Python for whole columns, and as C++ for one event. */
import type {Comparison, Expression} from './expression';

type Print = (expression: Expression) => string;

interface Signs {
  readonly and: string;
  readonly or: string;
  readonly always: string;
  readonly never: string;
  /** Python binds `&` more tightly than `<`, so that each comparison needs its brackets. */
  readonly bracketsComparisons: boolean;
}

const isComparison = (expression: Expression): expression is Comparison => 'quantity' in expression;

function printer({and, or, always, never, bracketsComparisons}: Signs): Print {
  const partsOf = (expression: Exclude<Expression, Comparison>) =>
    'all' in expression
      ? {parts: expression.all, sign: and, none: always}
      : {parts: expression.any, sign: or, none: never};
  const print: Print = (expression) => {
    if (isComparison(expression)) {
      const {quantity, sign, bound} = expression;
      return `${quantity} ${sign} ${bound}`;
    }
    const {parts, sign, none} = partsOf(expression);
    if (parts.length === 0) return none;
    return parts.length === 1 && parts[0] ? print(parts[0]) : parts.map(inner).join(` ${sign} `);
  };
  const inner: Print = (expression) => {
    if (isComparison(expression)) {
      return bracketsComparisons ? `(${print(expression)})` : print(expression);
    }
    const {parts} = partsOf(expression);
    if (parts.length === 1 && parts[0]) return inner(parts[0]);
    return parts.length === 0 ? print(expression) : `(${print(expression)})`;
  };
  return print;
}

/** For numpy: `(mll >= 10) & (mll < 75)`. */
export const printPython = printer({
  and: '&',
  or: '|',
  always: 'True',
  never: 'False',
  bracketsComparisons: true,
});

/** For one event of RDataFrame: `mll >= 10 && mll < 75`. */
export const printCpp = printer({
  and: '&&',
  or: '||',
  always: 'true',
  never: 'false',
  bracketsComparisons: false,
});

/** For numpy, as one of several conditions that `&` joins. */
export function printAsPart(expression: Expression): string {
  if (isComparison(expression)) return `(${printPython(expression)})`;
  const {parts, isAll} =
    'all' in expression
      ? {parts: expression.all, isAll: true}
      : {parts: expression.any, isAll: false};
  if (parts.length === 1 && parts[0]) return printAsPart(parts[0]);
  if (parts.length === 0) return printPython(expression);
  return isAll ? parts.map(printAsPart).join(' & ') : `(${printPython(expression)})`;
}
