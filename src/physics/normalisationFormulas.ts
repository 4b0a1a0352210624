/** The formulas with the numbers filled in, as lines of text that can be copied. */
import {formatSignificant} from '@site/src/kit/format/numbers';
import {quantities, type QuantityName, type Values} from './normalisation';

export interface Formula {
  readonly symbols: string;
  readonly numbers: string;
}

const raisedTen = '\u00a0×\u00a010';

/** A number with its unit, in brackets where its power of ten would be read as another factor. */
function printed(values: Values, name: QuantityName): string {
  const value = values[name] ?? null;
  const {symbol, unit} = quantities[name];
  if (value === null) return symbol;
  const isLuminosity = name === 'luminosity';
  const number = formatSignificant(isLuminosity ? value * 1000 : value, 7);
  const bracketed = number.includes(raisedTen) ? `(${number})` : number;
  return unit ? `${bracketed}\u00a0${isLuminosity ? 'pb⁻¹' : unit}` : bracketed;
}

function fraction(values: Values, above: readonly QuantityName[], below: readonly QuantityName[]) {
  const symbol = (name: QuantityName): string => quantities[name].symbol;
  const join = (parts: readonly string[], sign: string): string => parts.join(sign);
  const bracket = (text: string): string => (below.length > 1 ? `(${text})` : text);
  const number = (name: QuantityName): string => printed(values, name);
  return {
    symbols: `${join(above.map(symbol), ' ')} / ${bracket(join(below.map(symbol), ' '))}`,
    numbers: `${join(above.map(number), ' × ')} / ${bracket(join(below.map(number), ' × '))}`,
  };
}

const sigmaFactors: readonly QuantityName[] = [
  'effective',
  'crossSection',
  'kFactor',
  'filterEfficiency',
];

/** The three formulas of a normalisation, for the fields that the values have. */
export function formulasOf(
  values: Values,
): Readonly<Record<'weight' | 'expected' | 'equivalent', Formula>> {
  const has = (name: QuantityName): boolean => values[name] !== undefined;
  const sigma = sigmaFactors.filter(has);
  const kept = (['reduction'] as const).filter(has);
  const above: readonly QuantityName[] = ['luminosity', ...sigma];
  return {
    weight: fraction(values, above, ['sumOfWeights', ...kept]),
    expected: {
      symbols: above.map((name) => quantities[name].symbol).join(' '),
      numbers: above.map((name) => printed(values, name)).join(' × '),
    },
    equivalent: fraction(values, ['events', ...kept], sigma),
  };
}
