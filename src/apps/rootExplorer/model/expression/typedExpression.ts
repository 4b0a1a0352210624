/** An expression with its branches resolved, and for each part whether it has one number per entry or a list. */
import {nearest} from '@site/src/lib/nearest';
import {ExpressionFault} from './fault';
import {
  constants,
  extremes,
  functionNames,
  functionsOfOne,
  functionsOfTwo,
  reductions,
} from './functions';
import {otherName} from './idioms';
import type {BinaryOperator, Expression} from './tree';

/** The same for all entries, one number per entry, or several. */
type Shape = 'constant' | 'entry' | 'list';

interface Part {
  readonly source: Expression;
  readonly shape: Shape;
}

export type TypedExpression = Part &
  (
    | {readonly kind: 'number'; readonly value: number}
    | {readonly kind: 'branch'; readonly name: string}
    | {readonly kind: 'unary'; readonly operator: '-' | '!'; readonly of: TypedExpression}
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: TypedExpression;
        readonly right: TypedExpression;
      }
    /** Number by number, of one or more arguments. */
    | {readonly kind: 'each'; readonly name: string; readonly of: readonly TypedExpression[]}
    /** From a list to a number. */
    | {readonly kind: 'reduced'; readonly name: string; readonly of: TypedExpression}
    | {readonly kind: 'index'; readonly of: TypedExpression; readonly place: TypedExpression}
  );

interface KnownBranch {
  readonly name: string;
  readonly kind: 'number' | 'numbers' | 'text' | 'other';
  readonly type: string;
}

/** The branches of a tree by their names. */
export type Scope = ReadonlyMap<string, KnownBranch>;

const rank: Readonly<Record<Shape, number>> = {constant: 0, entry: 1, list: 2};

const widest = (parts: readonly TypedExpression[]): Shape =>
  parts.reduce<Shape>(
    (shape, part) => (rank[part.shape] > rank[shape] ? part.shape : shape),
    'constant',
  );

type ExpressionNode<Kind extends Expression['kind']> = Expression & {readonly kind: Kind};

function ofName(source: ExpressionNode<'name'>, scope: Scope): TypedExpression {
  const {name} = source;
  const branch = scope.get(name);
  if (branch?.kind === 'text' || branch?.kind === 'other') {
    const holds = branch.kind === 'text' ? 'text values' : `values of the type ${branch.type}`;
    throw new ExpressionFault(
      source,
      `${name} contains ${holds}, which cannot be plotted.`,
      'Choose a numeric branch.',
    );
  }
  if (branch) {
    return {kind: 'branch', name, source, shape: branch.kind === 'numbers' ? 'list' : 'entry'};
  }
  const value = constants.get(name);
  if (value !== undefined) return {kind: 'number', value, source, shape: 'constant'};
  if (functionNames.includes(name)) {
    throw new ExpressionFault(source, `${name} is a function.`, `Write ${name}( … ).`);
  }
  const near = nearest(name, Array.from(scope.keys()));
  throw new ExpressionFault(
    source,
    `The tree has no branch “${name}”.`,
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : 'Use a name from the list of branches.',
    near,
  );
}

function ofIndex(source: ExpressionNode<'index'>, scope: Scope): TypedExpression {
  const of = typed(source.of, scope);
  const place = typed(source.place, scope);
  if (of.shape !== 'list') {
    throw new ExpressionFault(
      source,
      'The expression before [ has one number per entry, not a list.',
      'Remove the index.',
    );
  }
  if (place.shape === 'list') {
    throw new ExpressionFault(
      place.source,
      'An index must be one number, but this one has several.',
      'To keep some values of a list, write the condition as a selection.',
    );
  }
  const isWrong = place.kind === 'number' && !(Number.isInteger(place.value) && place.value >= 0);
  if (isWrong || place.kind === 'unary') {
    throw new ExpressionFault(
      place.source,
      'Indices of a list are 0, 1, 2, …',
      'Write [0] for the first value.',
    );
  }
  return {kind: 'index', of, place, source, shape: 'entry'};
}

function wrongCount(source: ExpressionNode<'call'>, wanted: string): ExpressionFault {
  return new ExpressionFault(
    source,
    `${source.name} takes ${wanted}, but you entered ${source.of.length}.`,
    'Separate the arguments with commas.',
  );
}

function reduced(source: ExpressionNode<'call'>, of: TypedExpression): TypedExpression {
  if (of.shape === 'list') return {kind: 'reduced', name: source.name, of, source, shape: 'entry'};
  throw new ExpressionFault(
    source,
    `${source.name} requires a list, but this is one number per entry.`,
    extremes.has(source.name) ? 'Write two values or more.' : 'Remove it.',
  );
}

function ofCall(source: ExpressionNode<'call'>, scope: Scope): TypedExpression {
  const {name} = source;
  if (!functionNames.includes(name)) {
    const instead = otherName(name);
    const near = instead ? [] : nearest(name, functionNames);
    throw new ExpressionFault(
      source,
      `There is no function “${name}”.`,
      near.length > 0
        ? `Did you mean ${near.join(' or ')}?`
        : (instead ?? `The available functions are ${functionNames.join(', ')}.`),
      near,
    );
  }
  const of = source.of.map((part) => typed(part, scope));
  const [first] = of;
  if (!first) throw wrongCount(source, functionsOfTwo.has(name) ? '2 arguments' : '1 argument');
  const each: TypedExpression = {kind: 'each', name, of, source, shape: widest(of)};
  if (functionsOfOne.has(name) && of.length !== 1) throw wrongCount(source, '1 argument');
  if (functionsOfTwo.has(name) && of.length !== 2) throw wrongCount(source, '2 arguments');
  if (reductions.has(name) && of.length !== 1) throw wrongCount(source, '1 list');
  const isReduction = reductions.has(name) || (extremes.has(name) && of.length === 1);
  return isReduction ? reduced(source, first) : each;
}

/** @throws ExpressionFault for unknown names, and for lists where a number is needed or the reverse */
export function typed(source: Expression, scope: Scope): TypedExpression {
  switch (source.kind) {
    case 'number':
      return {kind: 'number', value: source.value, source, shape: 'constant'};
    case 'name':
      return ofName(source, scope);
    case 'unary': {
      const of = typed(source.of, scope);
      return {kind: 'unary', operator: source.operator, of, source, shape: of.shape};
    }
    case 'binary': {
      const left = typed(source.left, scope);
      const right = typed(source.right, scope);
      const shape = widest([left, right]);
      return {kind: 'binary', operator: source.operator, left, right, source, shape};
    }
    case 'index':
      return ofIndex(source, scope);
    case 'call':
      return ofCall(source, scope);
  }
}

/** The branches of an expression, each once. */
export function branchesIn(part: TypedExpression): readonly string[] {
  const names = new Set<string>();
  const walk = (one: TypedExpression): void => {
    if (one.kind === 'branch') names.add(one.name);
    else if (one.kind === 'unary' || one.kind === 'reduced') walk(one.of);
    else if (one.kind === 'each') one.of.forEach(walk);
    else if (one.kind === 'binary') [one.left, one.right].forEach(walk);
    else if (one.kind === 'index') [one.of, one.place].forEach(walk);
  };
  walk(part);
  return Array.from(names);
}
