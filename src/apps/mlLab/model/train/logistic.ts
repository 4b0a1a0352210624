/** Functions of the logistic curve that stay finite far out. */

/** 1 / (1 + e⁻ˣ). */
export const logistic = (x: number): number =>
  x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x));

/** Logarithmic loss ln(1 + eˣ) − label·x of log-odds `x`. */
export const logLoss = (x: number, label: number): number =>
  Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x))) - label * x;

/** Log-odds ln(p / (1 − p)) of a probability, cut off at ±16. */
export const logOdds = (p: number): number => Math.max(-16, Math.min(16, Math.log(p / (1 - p))));
