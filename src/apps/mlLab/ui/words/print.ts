/** Numbers of the lab, as texts. */

/** A share, an area or a loss: 0.781. */
export const printShare = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(3) : 'not known';

/** A threshold: 0.62. */
export const printThreshold = (value: number): string => value.toFixed(2);

/** Expected events: 35.0, 1,204. */
export const printEvents = (value: number): string =>
  value.toLocaleString('en-GB', {
    maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0,
    minimumFractionDigits: Math.abs(value) < 100 ? 1 : 0,
  });

/** A significance: 4.48; a dash where there is none. */
export const printSignificance = (value: number | null | undefined): string =>
  value === null || value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(2);

export const printPercent = (share: number): string => `${Math.round(100 * share)} %`;

/** A share as a percentage with one decimal: 97.3 %; a dash for none. */
export const printPercentage = (share: number | null): string =>
  share === null ? '–' : `${(100 * share).toFixed(1)} %`;

/** A p-value: 0.34, below 0.001. */
export const printProbability = (value: number): string =>
  value < 0.001 ? 'below 0.001' : value.toFixed(value < 0.1 ? 3 : 2);
