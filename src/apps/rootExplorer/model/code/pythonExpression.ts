/** Expressions as Python for whole columns: numpy and awkward. */
import type {BinaryOperator} from '../expression/tree';
import type {TypedExpression} from '../expression/typedExpression';
import {atom, call, isCondition, joined, quoted, within, type CodeFragment} from './codeFragment';

const functions: ReadonlyMap<string, string> = new Map([
  ['acos', 'arccos'],
  ['asin', 'arcsin'],
  ['atan', 'arctan'],
  ['atan2', 'arctan2'],
  ['pow', 'power'],
  ['min', 'minimum'],
  ['max', 'maximum'],
]);

/** Python binds & and | more tightly than comparisons. */
const operators: Readonly<Record<Exclude<BinaryOperator, '^' | '%'>, readonly [string, number]>> = {
  '<': ['<', 1],
  '<=': ['<=', 1],
  '>': ['>', 1],
  '>=': ['>=', 1],
  '==': ['==', 1],
  '!=': ['!=', 1],
  '||': ['|', 2],
  '&&': ['&', 3],
  '+': ['+', 4],
  '-': ['-', 4],
  '*': ['*', 5],
  '/': ['/', 5],
};

const comparison = 1;
const product = 5;
const sign = 6;
const power = 7;

const plain = (text: string, tightness: number = atom): CodeFragment => ({text, tightness});

/** Numpy would take the sum of two conditions for “or”. */
function number(part: TypedExpression): CodeFragment {
  const printed = print(part);
  return isCondition(part) ? joined(plain('1.0'), '*', printed, product) : printed;
}

function condition(part: TypedExpression): CodeFragment {
  return isCondition(part) ? print(part) : call('is_true', [print(part)]);
}

function reduced({name, of}: TypedExpression & {readonly kind: 'reduced'}): CodeFragment {
  const over = (list: CodeFragment, own = name): CodeFragment =>
    call(`ak.${own}`, [list, plain('axis=1')]);
  if (name === 'size' || name === 'length') return over(print(of), 'num');
  if (name === 'any' || name === 'all') return over(condition(of));
  if (name === 'sum') return over(number(of));
  return call('ak.fill_none', [over(number(of)), plain('np.nan')]);
}

function binary({
  operator,
  left,
  right,
}: TypedExpression & {readonly kind: 'binary'}): CodeFragment {
  if (operator === '%') return call('np.fmod', [number(left), number(right)]);
  if (operator === '^') {
    return plain(`${within(number(left), atom)} ** ${within(number(right), sign)}`, power);
  }
  const [own, tightness] = operators[operator];
  if (operator === '&&' || operator === '||') {
    return joined(condition(left), own, condition(right), tightness);
  }
  if (tightness > comparison) return joined(number(left), own, number(right), tightness);
  const [first, second] = [left, right].map((part) => within(number(part), comparison + 1));
  return plain(`${first} ${own} ${second}`, comparison);
}

function each({name, of}: TypedExpression & {readonly kind: 'each'}): CodeFragment {
  const own = `np.${functions.get(name) ?? name}`;
  const [first, ...others] = of.map(number);
  if (!first || others.length === 0) return call(own, first ? [first] : []);
  return others.reduce((sofar, next) => call(own, [sofar, next]), first);
}

function print(part: TypedExpression): CodeFragment {
  switch (part.kind) {
    case 'number':
      return plain(part.value === Math.PI ? 'np.pi' : String(part.value));
    case 'branch':
      return plain(`events[${quoted(part.name)}]`);
    case 'unary': {
      const isMinus = part.operator === '-';
      const of = isMinus ? number(part.of) : condition(part.of);
      return plain(`${isMinus ? '-' : '~'}${within(of, sign)}`, sign);
    }
    case 'binary':
      return binary(part);
    case 'index':
      return call('at', [print(part.of), print(part.place)]);
    case 'reduced':
      return reduced(part);
    case 'each':
      return each(part);
  }
}

/** @returns the expression; `at` and `is_true` are functions that the code has to define */
export const printPython = (part: TypedExpression): string => print(part).text;

/** The expression as something that is true or false. */
export const printPythonCondition = (part: TypedExpression): string => condition(part).text;
