/** Expressions as functions of many entries at once; nothing is ever evaluated as code. */
import {ExpressionFault} from './fault';
import {
  extremes,
  functionsOfOne,
  functionsOfTwo,
  isTrue,
  reductions,
  type BinaryFunction,
} from './functions';
import type {BinaryOperator} from './tree';
import type {TypedExpression} from './typedExpression';
import {alignedWith, type Batch, type Column} from './columns';

/** Either a number for all entries, or a function that computes a column. */
type CompiledExpression = {readonly constant: number} | {readonly run: (batch: Batch) => Column};

const truth = (is: boolean): number => (is ? 1 : 0);

const operators: Readonly<Record<BinaryOperator, BinaryFunction>> = {
  '+': (x, y) => x + y,
  '-': (x, y) => x - y,
  '*': (x, y) => x * y,
  '/': (x, y) => x / y,
  '%': (x, y) => x % y,
  '^': Math.pow,
  '<': (x, y) => truth(x < y),
  '<=': (x, y) => truth(x <= y),
  '>': (x, y) => truth(x > y),
  '>=': (x, y) => truth(x >= y),
  '==': (x, y) => truth(x === y),
  '!=': (x, y) => truth(x !== y),
  '&&': (x, y) => truth(isTrue(x) && isTrue(y)),
  '||': (x, y) => truth(isTrue(x) || isTrue(y)),
};

const negative = (x: number): number => -x;
const opposite = (x: number): number => truth(!isTrue(x));

function mapOne(f: (x: number) => number, of: CompiledExpression): CompiledExpression {
  if ('constant' in of) return {constant: f(of.constant)};
  return {
    run(batch) {
      const {values, offsets} = of.run(batch);
      const out = new Float64Array(values.length);
      for (let i = 0; i < out.length; i += 1) out[i] = f(values[i] as number);
      return {values: out, offsets};
    },
  };
}

function mapTwo(
  f: BinaryFunction,
  left: CompiledExpression,
  right: CompiledExpression,
  part: TypedExpression,
): CompiledExpression {
  if ('constant' in left) {
    const {constant} = left;
    return mapOne((y) => f(constant, y), right);
  }
  if ('constant' in right) {
    const {constant} = right;
    return mapOne((x) => f(x, constant), left);
  }
  return {
    run(batch) {
      const [one, other] = alignedWith(left.run(batch), right.run(batch), batch, part.source);
      const out = new Float64Array(one.values.length);
      for (let i = 0; i < out.length; i += 1) {
        out[i] = f(one.values[i] as number, other.values[i] as number);
      }
      return {values: out, offsets: one.offsets ?? other.offsets};
    },
  };
}

function indexed(part: TypedExpression & {readonly kind: 'index'}): CompiledExpression {
  const list = compiled(part.of);
  const place = compiled(part.place);
  if ('constant' in list) throw new Error('a constant is not a list');
  return {
    run(batch) {
      const {values, offsets} = list.run(batch);
      const places =
        'constant' in place ? undefined : (place.run(batch).values as Float64Array | undefined);
      const fixed = 'constant' in place ? place.constant : 0;
      const out = new Float64Array(batch.count);
      for (let entry = 0; entry < batch.count; entry += 1) {
        const at = places ? (places[entry] as number) : fixed;
        const start = offsets?.[entry] as number;
        const isThere = at >= 0 && start + at < (offsets?.[entry + 1] as number);
        out[entry] = isThere && Number.isInteger(at) ? (values[start + at] as number) : NaN;
      }
      return {values: out};
    },
  };
}

function reducedWith(
  of: CompiledExpression,
  start: number,
  step: BinaryFunction,
  empty: number,
): CompiledExpression {
  if ('constant' in of) throw new Error('a constant is not a list');
  return {
    run(batch) {
      const {values, offsets} = of.run(batch);
      const out = new Float64Array(batch.count);
      for (let entry = 0; entry < batch.count; entry += 1) {
        const end = offsets?.[entry + 1] as number;
        let result = start;
        const first = offsets?.[entry] as number;
        for (let i = first; i < end; i += 1) result = step(result, values[i] as number);
        out[entry] = first === end ? empty : result;
      }
      return {values: out};
    },
  };
}

function reducedBy(part: TypedExpression & {readonly kind: 'reduced'}): CompiledExpression {
  const of = compiled(part.of);
  const reduction = reductions.get(part.name);
  if (reduction) return reducedWith(of, reduction.start, reduction.step, reduction.start);
  const extreme = extremes.get(part.name) as BinaryFunction;
  return reducedWith(of, part.name === 'min' ? Infinity : -Infinity, extreme, NaN);
}

function each(part: TypedExpression & {readonly kind: 'each'}): CompiledExpression {
  const {name} = part;
  const [first, ...others] = part.of.map(compiled);
  if (!first) {
    throw new ExpressionFault(part.source, `${name} has no arguments.`, 'Write at least one.');
  }
  const one = functionsOfOne.get(name);
  if (one) return mapOne(one, first);
  const two = (functionsOfTwo.get(name) ?? extremes.get(name)) as BinaryFunction;
  return others.reduce((sofar, next) => mapTwo(two, sofar, next, part), first);
}

function compiled(part: TypedExpression): CompiledExpression {
  switch (part.kind) {
    case 'number':
      return {constant: part.value};
    case 'branch':
      return {run: ({columns}) => columns.get(part.name) as Column};
    case 'unary':
      return mapOne(part.operator === '-' ? negative : opposite, compiled(part.of));
    case 'binary':
      return mapTwo(operators[part.operator], compiled(part.left), compiled(part.right), part);
    case 'index':
      return indexed(part);
    case 'reduced':
      return reducedBy(part);
    case 'each':
      return each(part);
  }
}

/**
 * The function that computes an expression for a batch of entries: one number per entry, or one for each
 * value of a list, with the offsets of the list. Comparisons give 1 or 0; a place that a list does not
 * have, and the least of no values, are NaN, with which every comparison but != is false.
 *
 * @returns a function that throws ExpressionFault where lists of different lengths meet
 */
export function compile(part: TypedExpression): (batch: Batch) => Column {
  const made = compiled(part);
  return 'constant' in made
    ? ({count}) => ({values: new Float64Array(count).fill(made.constant)})
    : made.run;
}
