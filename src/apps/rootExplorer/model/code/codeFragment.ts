/** What printers of expressions share. */
import type {TypedExpression} from '../expression/typedExpression';

const conditions = ['<', '<=', '>', '>=', '==', '!=', '&&', '||'];

/** Whether a part is true or false rather than a number. */
export function isCondition(part: TypedExpression): boolean {
  if (part.kind === 'binary') return conditions.includes(part.operator);
  if (part.kind === 'unary') return part.operator === '!';
  return part.kind === 'reduced' && (part.name === 'any' || part.name === 'all');
}

/** A text in double quotes, as Python and C++ write it. */
export const quoted = (text: string): string => JSON.stringify(text);

/** Code with how tightly its outermost operator binds. */
export interface CodeFragment {
  readonly text: string;
  readonly tightness: number;
}

/** Tightness of names, numbers and calls. */
export const atom = 9;

export const call = (name: string, values: readonly CodeFragment[]): CodeFragment => ({
  text: `${name}(${values.map(({text}) => text).join(', ')})`,
  tightness: atom,
});

/** Code in brackets where an operator beside it binds more tightly than its own. */
export const within = ({text, tightness}: CodeFragment, least: number): string =>
  tightness < least ? `(${text})` : text;

/** An operator between two parts, of which the left one may be as loose as itself. */
export const joined = (
  left: CodeFragment,
  sign: string,
  right: CodeFragment,
  tightness: number,
): CodeFragment => ({
  text: `${within(left, tightness)} ${sign} ${within(right, tightness + 1)}`,
  tightness,
});

/** Every part of an expression, itself included. */
export function partsOf(part: TypedExpression): readonly TypedExpression[] {
  switch (part.kind) {
    case 'number':
    case 'branch':
      return [part];
    case 'unary':
    case 'reduced':
      return [part, ...partsOf(part.of)];
    case 'each':
      return [part, ...part.of.flatMap(partsOf)];
    case 'binary':
      return [part, ...partsOf(part.left), ...partsOf(part.right)];
    case 'index':
      return [part, ...partsOf(part.of), ...partsOf(part.place)];
  }
}
