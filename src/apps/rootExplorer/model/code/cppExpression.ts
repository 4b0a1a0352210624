/** Expressions as C++ for one entry of RDataFrame; lists are RVec. */
import type {BinaryOperator} from '../expression/tree';
import type {TypedExpression} from '../expression/typedExpression';
import {atom, call, isCondition, joined, within, type CodeFragment} from './codeFragment';

const tightness: Readonly<Record<Exclude<BinaryOperator, '^' | '%'>, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};

const product = 6;
const sign = 7;

const reductions: ReadonlyMap<string, string> = new Map([
  ['sum', 'ROOT::VecOps::Sum'],
  ['any', 'ROOT::VecOps::Any'],
  ['all', 'ROOT::VecOps::All'],
  ['min', 'least'],
  ['max', 'greatest'],
]);

const plain = (text: string): CodeFragment => ({text, tightness: atom});

function float(value: number): CodeFragment {
  const text = String(value);
  return plain(/[.e]/.test(text) ? text : `${text}.`);
}

/** As a floating-point number: two whole numbers would give a whole number. */
const real = (printed: CodeFragment): CodeFragment => joined(plain('1.'), '*', printed, product);

const isReal = (part: TypedExpression): boolean =>
  part.kind === 'number' || part.kind === 'index' || part.kind === 'each';

/** @param column names of branches as C++ can spell them */
function printer(column: (branch: string) => string): (part: TypedExpression) => CodeFragment {
  function extreme(name: string, of: readonly TypedExpression[], isList: boolean): CodeFragment {
    const [first = plain(''), ...others] = of.map(print);
    const own = name === 'min' ? '<' : '>';
    return others.reduce(
      (sofar, next) =>
        isList
          ? call('ROOT::VecOps::Where', [
              joined(sofar, own, next, tightness['<']),
              real(sofar),
              real(next),
            ])
          : call(`std::${name}<double>`, [sofar, next]),
      first,
    );
  }

  function binary({
    operator,
    left,
    right,
  }: TypedExpression & {readonly kind: 'binary'}): CodeFragment {
    const [one, other] = [print(left), print(right)];
    if (operator === '^') return call('pow', [isReal(left) ? one : real(one), other]);
    if (operator === '%') return call('fmod', [real(one), real(other)]);
    const needsReal = operator === '/' && !isReal(left) && !isReal(right);
    return joined(needsReal ? real(one) : one, operator, other, tightness[operator]);
  }

  function reduced({name, of}: TypedExpression & {readonly kind: 'reduced'}): CodeFragment {
    const list = print(of);
    if (name === 'size' || name === 'length') {
      return plain(`double(${within(list, atom)}.size())`);
    }
    const isCount = name === 'sum' && !isCondition(of);
    return call(reductions.get(name) ?? name, [isCount ? real(list) : list]);
  }

  function print(part: TypedExpression): CodeFragment {
    switch (part.kind) {
      case 'number':
        return part.value === Math.PI ? plain('M_PI') : float(part.value);
      case 'branch':
        return plain(column(part.name));
      case 'unary':
        return {text: `${part.operator}${within(print(part.of), sign)}`, tightness: sign};
      case 'binary':
        return binary(part);
      case 'index':
        return call('at', [print(part.of), print(part.place)]);
      case 'reduced':
        return reduced(part);
      case 'each': {
        const {name, of} = part;
        if (name === 'min' || name === 'max') return extreme(name, of, part.shape === 'list');
        return call(
          name,
          of.map((one) => (one.kind === 'branch' ? real(print(one)) : print(one))),
        );
      }
    }
  }
  return print;
}

/** @returns the expression; `at`, `least` and `greatest` are functions that the code has to define */
export const printCpp = (part: TypedExpression, column: (branch: string) => string): CodeFragment =>
  printer(column)(part);

export {real};
