/**
 * What simulated events count for: w = L σ k ε / Σw. Cross-sections in pb, luminosities in fb⁻¹ as
 * readers know them; 1 fb⁻¹ is 1000 pb⁻¹.
 */
import type {FieldName} from './fields';

/** Null where a number is not published or not typed; a field that a release does not have is left out. */
export type Values = Partial<Record<FieldName, number | null>>;

interface Quantity {
  /** Null while a number is missing. */
  readonly value: number | null;
  /** What has to be known before the value can be computed. */
  readonly missing: readonly FieldName[];
}

export interface Normalisation {
  /** σ k ε in pb. */
  readonly effectivePb: Quantity;
  /** L σ k ε: what collisions of this luminosity give before any selection. */
  readonly expected: Quantity;
  /** Of the expected events, from that of the luminosity alone; null where it is not given. */
  readonly expectedError: number | null;
  /** L σ k ε / Σw, the factor of the generator's weight of each event. */
  readonly weight: Quantity;
  /** What an event of the unselected file counts for on average, its generator weight included. */
  readonly averageWeight: Quantity;
  /** N / (σ k ε) in fb⁻¹: the luminosity whose collisions would give as many events as the sample has. */
  readonly equivalentFb: Quantity;
}

const factors = ['effective', 'crossSection', 'kFactor', 'filterEfficiency'] as const;

/** A function of some values, or a list of those that are not known. */
function from(
  values: Values,
  names: readonly FieldName[],
  compute: (known: readonly number[]) => number,
): Quantity {
  const missing = names.filter((name) => values[name] === null);
  const known = names.map((name) => values[name] ?? NaN);
  return {value: missing.length > 0 ? null : compute(known), missing};
}

const product = (numbers: readonly number[]): number =>
  numbers.reduce((before, number) => before * number, 1);

export function normalise(values: Values): Normalisation {
  const has = (name: FieldName): boolean => values[name] !== undefined;
  const sigma = factors.filter(has);
  const kept = (['reduction'] as const).filter(has);
  const events = (['events'] as const).filter(has);
  const luminosityPb = (values.luminosity ?? NaN) * 1000;
  const expected = from(values, ['luminosity', ...sigma], ([, ...rest]) =>
    product([luminosityPb, ...rest]),
  );
  const error = values.luminosityError ?? null;
  const relativeError = error === null ? null : error / (values.luminosity ?? NaN);
  const per = (names: readonly FieldName[]): Quantity =>
    from(values, ['luminosity', ...sigma, ...names], (known) => {
      const above = product([luminosityPb, ...known.slice(1, 1 + sigma.length)]);
      return above / product(known.slice(1 + sigma.length));
    });
  return {
    effectivePb: from(values, sigma, product),
    expected,
    expectedError:
      expected.value === null || relativeError === null ? null : expected.value * relativeError,
    weight: per(['sumOfWeights', ...kept]),
    averageWeight: per([...events, ...kept]),
    equivalentFb: from(values, [...events, ...kept, ...sigma], (known) => {
      const count = events.length + kept.length;
      return product(known.slice(0, count)) / product(known.slice(count)) / 1000;
    }),
  };
}
