/** The unit of an expression, where the units of its branches give one. */
import {functionsOfOne} from './functions';
import type {TypedExpression} from './typedExpression';

/** A power of one unit; the power 0 for what has none. Undefined if unknown. */
interface Unit {
  readonly name: string;
  readonly power: number;
}

const none: Unit = {name: '', power: 0};

/** Units of branches as the dictionary of variables writes them. */
export type UnitOf = (branch: string) => string | undefined;

const kept = ['abs', 'floor', 'ceil', 'min', 'max', 'sum'];

const areSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && (one.power === 0 || one.name === other.name);

function product(left: Unit, right: Unit, sign: 1 | -1): Unit | undefined {
  if (right.power === 0) return left;
  if (left.power !== 0 && left.name !== right.name) return undefined;
  const power = left.power + sign * right.power;
  return power === 0 ? none : {name: right.name, power};
}

const isThousand = (part: TypedExpression): boolean =>
  part.kind === 'number' && part.value === 1000;

/** Dividing MeV by 1000 is how one writes GeV. */
function inThousands(
  left: Unit | undefined,
  operator: string,
  right: TypedExpression,
): Unit | undefined {
  if (left?.power !== 1 || !isThousand(right)) return undefined;
  if (operator === '/' && left.name === 'MeV') return {name: 'GeV', power: 1};
  return operator === '*' && left.name === 'GeV' ? {name: 'MeV', power: 1} : undefined;
}

function ofBinary(
  part: TypedExpression & {readonly kind: 'binary'},
  unitOf: UnitOf,
): Unit | undefined {
  const {operator} = part;
  const left = unitIn(part.left, unitOf);
  const right = unitIn(part.right, unitOf);
  if (operator === '^') {
    const {right: exponent} = part;
    if (!left || exponent.kind !== 'number') return undefined;
    return left.power === 0 ? none : {...left, power: left.power * exponent.value};
  }
  if (!left || !right) return undefined;
  if (operator === '*' || operator === '/') {
    return (
      inThousands(left, operator, part.right) ?? product(left, right, operator === '*' ? 1 : -1)
    );
  }
  if (operator === '+' || operator === '-' || operator === '%') {
    return areSame(left, right) ? left : undefined;
  }
  return none;
}

function ofEach(part: TypedExpression & {readonly kind: 'each'}, unitOf: UnitOf): Unit | undefined {
  const units = part.of.map((one) => unitIn(one, unitOf));
  const [first] = units;
  if (kept.includes(part.name)) {
    return first && units.every((unit) => unit && areSame(unit, first)) ? first : undefined;
  }
  if (part.name === 'sqrt') return first && {...first, power: first.power / 2};
  if (functionsOfOne.has(part.name) && /^a(?:cos|sin|tan)$/.test(part.name)) {
    return {name: 'rad', power: 1};
  }
  return part.name === 'atan2' ? {name: 'rad', power: 1} : none;
}

function unitIn(part: TypedExpression, unitOf: UnitOf): Unit | undefined {
  switch (part.kind) {
    case 'number':
      return none;
    case 'branch': {
      const name = unitOf(part.name);
      if (name === undefined) return undefined;
      return {name, power: 1};
    }
    case 'unary':
      return part.operator === '-' ? unitIn(part.of, unitOf) : none;
    case 'index':
      return unitIn(part.of, unitOf);
    case 'reduced':
      return kept.includes(part.name) ? unitIn(part.of, unitOf) : none;
    case 'each':
      return ofEach(part, unitOf);
    case 'binary':
      return ofBinary(part, unitOf);
  }
}

/** The unit of an axis; undefined for numbers without a unit, and if it is unknown. */
export function unitOfExpression(part: TypedExpression, unitOf: UnitOf): string | undefined {
  const unit = unitIn(part, unitOf);
  if (!unit || unit.power === 0) return undefined;
  return unit.power === 1 ? unit.name : `${unit.name}^${unit.power}`;
}
