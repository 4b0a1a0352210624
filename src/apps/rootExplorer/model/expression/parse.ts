/** From the text of an expression to its tree. */
import {drawLimits} from '../types';
import {ExpressionFault, type Span} from './fault';
import {tokensOf, type Token} from './tokens';
import type {BinaryOperator, Expression} from './tree';

const deepest = 50;

/** Binary operators from the loosest to the tightest; those of one row go from left to right. */
const rows: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const comparisons = 2;

const words: ReadonlyMap<string, string> = new Map([
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
]);

class Parser {
  private place = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  private get token(): Token {
    return this.tokens[this.place] as Token;
  }

  private is(...texts: readonly string[]): boolean {
    return this.token.kind === 'sign' && texts.includes(this.token.text);
  }

  private take(): Token {
    const {token} = this;
    this.place += 1;
    return token;
  }

  private close(sign: ')' | ']', opened: Token): Token {
    if (this.is(sign)) return this.take();
    if (this.token.kind === 'end') {
      throw new ExpressionFault(
        opened,
        `This ${opened.text} is never closed.`,
        `Write ${sign} where it ends.`,
      );
    }
    throw this.unexpected();
  }

  private unexpected(): ExpressionFault {
    const {token} = this;
    const before = this.tokens[this.place - 1];
    if (token.kind === 'end') {
      return new ExpressionFault(
        before ?? token,
        before ? `Something is missing after ${before.text}.` : 'There is no expression.',
        'Write a number, a branch or a function.',
      );
    }
    const instead = words.get(token.text.toLowerCase());
    if (token.kind === 'name' && instead) {
      return new ExpressionFault(
        token,
        `“${token.text}” is not an operator here.`,
        `Write ${instead}.`,
      );
    }
    const isValue = token.kind !== 'sign' || token.text === '(';
    if (isValue && before) {
      return new ExpressionFault(
        token,
        `An operator is missing between ${before.text} and ${token.text}.`,
        'Write * to multiply, or && to join conditions.',
      );
    }
    return new ExpressionFault(
      token,
      `${token.text} is not allowed here.`,
      'Write a number, a branch or a function before it.',
    );
  }

  private deeper<Found>(span: Span, read: () => Found): Found {
    this.depth += 1;
    if (this.depth > deepest) {
      throw new ExpressionFault(
        span,
        `The expression has more than ${deepest} levels of brackets and signs.`,
        'Shorten it.',
      );
    }
    const found = read();
    this.depth -= 1;
    return found;
  }

  whole(): Expression {
    const found = this.row(0);
    if (this.token.kind !== 'end') throw this.unexpected();
    return found;
  }

  private row(level: number): Expression {
    const operators = rows[level];
    if (!operators) return this.unary();
    let left = this.row(level + 1);
    for (let count = 0; this.is(...operators); count += 1) {
      const sign = this.take();
      if (level === comparisons && count > 0) {
        throw new ExpressionFault(
          sign,
          'A chain of comparisons does not select a range.',
          'Write 80 < x && x < 100 instead.',
        );
      }
      const right = this.row(level + 1);
      const operator = sign.text as BinaryOperator;
      left = {kind: 'binary', operator, left, right, from: left.from, to: right.to};
    }
    return left;
  }

  private unary(): Expression {
    if (this.is('+')) {
      const sign = this.take();
      return this.deeper(sign, () => this.unary());
    }
    if (!this.is('-', '!')) return this.power();
    const sign = this.take();
    const of = this.deeper(sign, () => this.unary());
    return {kind: 'unary', operator: sign.text as '-' | '!', of, from: sign.from, to: of.to};
  }

  private power(): Expression {
    const left = this.indexed();
    if (!this.is('^', '**')) return left;
    const sign = this.take();
    const right = this.deeper(sign, () => this.unary());
    return {kind: 'binary', operator: '^', left, right, from: left.from, to: right.to};
  }

  private indexed(): Expression {
    let of = this.first();
    while (this.is('[')) {
      const opened = this.take();
      const place = this.deeper(opened, () => this.row(0));
      const {to} = this.close(']', opened);
      of = {kind: 'index', of, place, from: of.from, to};
    }
    return of;
  }

  private first(): Expression {
    const {token} = this;
    if (token.kind === 'number') {
      this.take();
      return {kind: 'number', value: Number(token.text), from: token.from, to: token.to};
    }
    if (token.kind === 'name' && !words.has(token.text.toLowerCase())) {
      this.take();
      return this.is('(') ? this.call(token) : {...token, kind: 'name', name: token.text};
    }
    if (!this.is('(')) throw this.unexpected();
    const opened = this.take();
    const inner = this.deeper(opened, () => this.row(0));
    const {to} = this.close(')', opened);
    return {...inner, from: opened.from, to};
  }

  private call(name: Token): Expression {
    const opened = this.take();
    const of: Expression[] = [];
    while (!this.is(')')) {
      if (of.length > 0 && !this.is(',')) this.close(')', opened);
      if (of.length > 0) this.take();
      of.push(this.deeper(opened, () => this.row(0)));
    }
    const {to} = this.close(')', opened);
    return {kind: 'call', name: name.text, of, from: name.from, to};
  }
}

/**
 * Reads an expression: numbers, names of branches (in backquotes if they have other characters than
 * letters, digits, _ and dots), + - * / % ^, comparisons, && || !, calls and indices. ^ binds tighter
 * than a sign before it and goes from right to left.
 *
 * @throws ExpressionFault with the place of what cannot be read
 */
export function parse(text: string): Expression {
  const characters = drawLimits.expression;
  if (text.length > characters) {
    throw new ExpressionFault(
      {from: characters, to: text.length},
      `The expression has ${text.length} characters; the limit is ${characters}.`,
      'Shorten it.',
    );
  }
  return new Parser(tokensOf(text)).whole();
}
