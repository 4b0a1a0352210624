/** From variations of a histogram to a band of uncertainty. */

/** The contents of the bins after a source of uncertainty was moved up and down. */
export interface Variation {
  readonly up: readonly number[];
  readonly down: readonly number[];
}

export interface Band {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

const quadrature = (parts: readonly number[]): number => Math.hypot(...parts);

/**
 * The band around the nominal contents. In each bin the upward parts of all sources are added in
 * quadrature, and the downward parts likewise, so that sources are taken as independent. Where up and
 * down of a source move a bin to the same side, the larger counts there and the other side gets none.
 */
export function systematicBand(nominal: readonly number[], variations: readonly Variation[]): Band {
  const spread = (bin: number, side: 1 | -1): number => {
    const content = nominal[bin] ?? 0;
    return quadrature(
      variations.map(({up, down}) =>
        Math.max(0, side * ((up[bin] ?? 0) - content), side * ((down[bin] ?? 0) - content)),
      ),
    );
  };
  return {
    low: nominal.map((content, bin) => content - spread(bin, -1)),
    high: nominal.map((content, bin) => content + spread(bin, 1)),
  };
}

/** Up and down of a source that moves all bins by the same fraction, such as the luminosity. */
export const normalisation = (nominal: readonly number[], fraction: number): Variation => ({
  up: nominal.map((content) => content * (1 + fraction)),
  down: nominal.map((content) => content * (1 - fraction)),
});
