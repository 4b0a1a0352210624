/**
 * Normalisation of simulated events: w = L σ k ε / Σw. Cross-sections in pb, luminosities in fb⁻¹;
 * 1 fb⁻¹ is 1000 pb⁻¹.
 */

/** The quantities of a normalisation. */
export const quantities = {
  luminosity: {label: 'Luminosity', symbol: 'L', unit: 'fb⁻¹'},
  luminosityError: {label: 'Luminosity uncertainty', symbol: 'δL', unit: 'fb⁻¹'},
  effective: {label: 'Effective cross-section', symbol: 'σ', unit: 'pb'},
  crossSection: {label: 'Cross-section', symbol: 'σ', unit: 'pb'},
  kFactor: {label: 'k-factor', symbol: 'k', unit: undefined},
  filterEfficiency: {label: 'Filter efficiency', symbol: 'ε', unit: undefined},
  sumOfWeights: {label: 'Sum of weights', symbol: 'Σw', unit: undefined},
  reduction: {label: 'Reduction efficiency', symbol: 'r', unit: undefined},
  events: {label: 'Events in the sample', symbol: 'N', unit: undefined},
} as const;

export type QuantityName = keyof typeof quantities;

/** Null if a number is not published or not entered; a quantity that a release does not have is absent. */
export type Values = Partial<Record<QuantityName, number | null>>;

interface Quantity {
  /** Null while a number is missing. */
  readonly value: number | null;
  /** The quantities that the value requires and that are not known. */
  readonly missing: readonly QuantityName[];
}

export interface Normalisation {
  /** σ k ε in pb. */
  readonly effectivePb: Quantity;
  /** L σ k ε: expected events at this luminosity before any selection. */
  readonly expected: Quantity;
  /** Uncertainty of the expected events from that of the luminosity alone; null if it is not given. */
  readonly expectedError: number | null;
  /** L σ k ε / Σw, the factor of the generator's weight of each event. */
  readonly weight: Quantity;
  /** Average weight of an event of the unselected file, including its generator weight. */
  readonly averageWeight: Quantity;
  /** N / (σ k ε) in fb⁻¹: the luminosity whose collisions would give as many events as the sample has. */
  readonly equivalentFb: Quantity;
}

const factors = ['effective', 'crossSection', 'kFactor', 'filterEfficiency'] as const;

/** A function of some values, or a list of those that are not known. */
function from(
  values: Values,
  names: readonly QuantityName[],
  compute: (known: readonly number[]) => number,
): Quantity {
  const missing = names.filter((name) => values[name] === null);
  const known = names.map((name) => values[name] ?? NaN);
  return {value: missing.length > 0 ? null : compute(known), missing};
}

const product = (numbers: readonly number[]): number =>
  numbers.reduce((before, number) => before * number, 1);

export function normalise(values: Values): Normalisation {
  const has = (name: QuantityName): boolean => values[name] !== undefined;
  const sigma = factors.filter(has);
  const kept = (['reduction'] as const).filter(has);
  const events = (['events'] as const).filter(has);
  const luminosityPb = (values.luminosity ?? NaN) * 1000;
  const expected = from(values, ['luminosity', ...sigma], ([, ...rest]) =>
    product([luminosityPb, ...rest]),
  );
  const error = values.luminosityError ?? null;
  const relativeError = error === null ? null : error / (values.luminosity ?? NaN);
  const per = (names: readonly QuantityName[]): Quantity =>
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
