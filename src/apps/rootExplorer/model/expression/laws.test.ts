/** Laws of expressions at random: their values are those of JavaScript's own arithmetic. */
import {expect, it} from 'vitest';
import {seededRandom, type Random} from '@site/src/physics/random';
import {compile} from './compile';
import {parse} from './parse';
import {scope, valuesOf} from '@site/src/test-kit/rootExplorer/testExpressions';
import {typed} from './typedExpression';

const truth = (value: number): boolean => value !== 0 && !Number.isNaN(value);

type Made = readonly [text: string, value: (a: number, b: number) => number];

/** An expression at random, beside the arithmetic of JavaScript that it should be. */
function made(random: Random, depth: number): Made {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  if (depth === 0 || random() < 0.15) {
    const number = Math.round(random() * 400) / 100;
    return pick<Made>([
      ['a', (a) => a],
      ['b', (_, b) => b],
      [String(number), () => number],
    ]);
  }
  const [one, x] = made(random, depth - 1);
  const [two, y] = made(random, depth - 1);
  return pick<Made>([
    [`(${one}) + (${two})`, (a, b) => x(a, b) + y(a, b)],
    [`(${one}) - (${two})`, (a, b) => x(a, b) - y(a, b)],
    [`(${one}) * (${two})`, (a, b) => x(a, b) * y(a, b)],
    [`(${one}) / (${two})`, (a, b) => x(a, b) / y(a, b)],
    [`(${one}) % (${two})`, (a, b) => x(a, b) % y(a, b)],
    [`(${one}) ^ (${two})`, (a, b) => x(a, b) ** y(a, b)],
    [`(${one}) < (${two})`, (a, b) => Number(x(a, b) < y(a, b))],
    [`(${one}) != (${two})`, (a, b) => Number(x(a, b) !== y(a, b))],
    [`(${one}) && (${two})`, (a, b) => Number(truth(x(a, b)) && truth(y(a, b)))],
    [`(${one}) || (${two})`, (a, b) => Number(truth(x(a, b)) || truth(y(a, b)))],
    [`!(${one})`, (a, b) => Number(!truth(x(a, b)))],
    [`-(${one})`, (a, b) => -x(a, b)],
    [`sqrt(abs(${one}))`, (a, b) => Math.sqrt(Math.abs(x(a, b)))],
    [`cosh(sin(${one}))`, (a, b) => Math.cosh(Math.sin(x(a, b)))],
    [`min(${one}, ${two})`, (a, b) => Math.min(x(a, b), y(a, b))],
    [`atan2(${one}, ${two})`, (a, b) => Math.atan2(x(a, b), y(a, b))],
  ]);
}

it('computes what JavaScript computes, of expressions and numbers at random', () => {
  const random = seededRandom(7);
  const count = 40;
  for (let trial = 0; trial < 300; trial += 1) {
    const [text, value] = made(random, 1 + (trial % 4));
    const columns = [0, 1].map(() => Float64Array.from({length: count}, () => random() * 8 - 4));
    const [a = new Float64Array(), b = new Float64Array()] = columns;
    const run = compile(typed(parse(text), scope));
    const {values} = run({
      first: 0,
      count,
      columns: new Map([
        ['a', {values: a}],
        ['b', {values: b}],
      ]),
    });
    const expected = Array.from(a, (one, i) => value(one, b[i] as number));
    expect(Array.from(values), text).toEqual(expected);
  }
});

/** The same without brackets: only the order of operators is at stake. */
it('binds operators as C++ does, and ^ from right to left', () => {
  const random = seededRandom(11);
  const signs = ['+', '-', '*', '/', '%', '**', '<', '==', '&&', '||'];
  for (let trial = 0; trial < 400; trial += 1) {
    const parts = Array.from({length: 5}, () => String(1 + Math.floor(random() * 9)));
    const chosen = parts.map(() => signs[Math.floor(random() * signs.length)] as string);
    const isComparison = (sign: string): boolean => ['<', '=='].includes(sign);
    const between = parts.map((part, i) => (i === 0 ? part : ` ${chosen[i] ?? ''} ${part}`));
    if (chosen.slice(1).filter(isComparison).length > 1) continue;
    const text = between.join('');
    expect(valuesOf(text)[0], text).toBe(reference(text));
  }
});

/** Shunting by splitting at the loosest operator: another way than the parser's. */
function reference(text: string): number {
  const tokens = text.split(' ');
  const rows = [['||'], ['&&'], ['<', '=='], ['+', '-'], ['*', '/', '%']];
  for (const row of rows) {
    const at = Math.max(...row.map((sign) => tokens.lastIndexOf(sign)));
    if (at < 0) continue;
    const x = reference(tokens.slice(0, at).join(' '));
    const y = reference(tokens.slice(at + 1).join(' '));
    const results: Record<string, () => number> = {
      '||': () => Number(truth(x) || truth(y)),
      '&&': () => Number(truth(x) && truth(y)),
      '<': () => Number(x < y),
      '==': () => Number(x === y),
      '+': () => x + y,
      '-': () => x - y,
      '*': () => x * y,
      '/': () => x / y,
      '%': () => x % y,
    };
    return (results[tokens[at] as string] as () => number)();
  }
  return tokens
    .filter((token) => token !== '**')
    .map(Number)
    .reduceRight((power, base) => base ** power);
}
