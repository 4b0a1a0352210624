/** Fields of objects that nobody vouches for: of any type, in either spelling, or not there. */
import {wrapPhi} from '../../../../physics/statistics/separation';
import type {Point} from '../event';
import {furthest, longestName, maxEnergy, steepestEta} from './limits';

/** By name in any spelling: converters write both `eta` and `Eta`. */
export interface Fields {
  readonly get: (name: string) => unknown;
  readonly has: (name: string) => boolean;
  /** As they are spelt. */
  readonly names: () => readonly string[];
}

export function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field]));
  return {
    get: (name) => fields.get(name.toLowerCase()),
    has: (name) => fields.has(name.toLowerCase()),
    names: () => Object.keys(value),
  };
}

type Test = (value: number) => boolean;

const isFinite: Test = (value) => Number.isFinite(value);

/** The first of the named fields that is a number and passes. */
export function numberIn(fields: Fields, names: readonly string[], test: Test = isFinite) {
  const found = names
    .map((name) => fields.get(name))
    .find((value) => typeof value === 'number' && isFinite(value) && test(value));
  return found as number | undefined;
}

/** A pseudorapidity, from `theta` if `eta` is not there. */
export function etaIn(fields: Fields): number | undefined {
  const eta = numberIn(fields, ['eta'], (value) => Math.abs(value) <= steepestEta);
  if (eta !== undefined) return eta;
  const theta = numberIn(fields, ['theta'], isPolarAngle);
  return theta === undefined ? undefined : -Math.log(Math.tan(theta / 2));
}

export const isPolarAngle: Test = (value) => value > 1e-6 && value < Math.PI - 1e-6;

/** The same angle between −π and π. */
export const inTurn = (phi: number): number => (Math.abs(phi) <= Math.PI ? phi : wrapPhi(phi));

/** An angle around the beam, brought to between −π and π. */
export function phiIn(fields: Fields): number | undefined {
  const phi = numberIn(fields, ['phi'], (value) => Math.abs(value) <= 100);
  return phi === undefined ? undefined : inTurn(phi);
}

const mevPerGev = 1000;

/** An energy or momentum that is not negative, from MeV to GeV. */
export function energyIn(fields: Fields, names: readonly string[]): number | undefined {
  const energy = numberIn(fields, names, (value) => value >= 0 && value <= maxEnergy);
  return energy === undefined ? undefined : energy / mevPerGev;
}

/** A component of a momentum, of either sign, from MeV to GeV. */
export function componentIn(fields: Fields, names: readonly string[]): number | undefined {
  const component = numberIn(fields, names, (value) => Math.abs(value) <= maxEnergy);
  return component === undefined ? undefined : component / mevPerGev;
}

/** A text that is not longer than a name may be. */
export function textIn(fields: Fields, name: string, longest = longestName): string | undefined {
  const text = fields.get(name);
  return typeof text === 'string' && text.length <= longest ? text : undefined;
}

export const listIn = (fields: Fields, name: string): readonly unknown[] => {
  const list = fields.get(name);
  return Array.isArray(list) ? list : [];
};

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= furthest;

/** Coordinates in mm, from the place `from` in a list of numbers. */
export function pointOf(value: unknown, from = 0): Point | undefined {
  if (!Array.isArray(value)) return undefined;
  const [x, y, z] = value.slice(from, from + 3) as readonly unknown[];
  return isPlace(x) && isPlace(y) && isPlace(z) ? [x, y, z] : undefined;
}
