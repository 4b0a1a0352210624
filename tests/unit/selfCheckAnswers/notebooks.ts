/** Answers and typical mistakes of the self-checks on the 2025 and 2020 notebooks, from their formulas. */
import type {Computed} from './row';

const transverseMass = (cosine: number): number => Math.sqrt(2 * 50 * 50 * (1 - cosine));

/** Probability of at least one fluctuation in independent bins, in per cent. */
const atLeastOne = (probability: number, bins: number): number =>
  100 * (1 - (1 - probability) ** bins);

/** Fraction of the selected events that are signal, in per cent. */
const precision = (signal: number, background: number): number =>
  (100 * 0.3 * signal) / (0.3 * signal + 0.02 * background);

export const notebookAnswers: Computed = {
  'concepts-relative-uncertainties': [
    Math.hypot(3, 1, 4),
    3 + 1 + 4,
    Math.hypot(3, 4),
    3 ** 2 + 1 + 4 ** 2,
  ],
  'concepts-efficiency': [(100 * 2400) / 3200, (100 * 2400) / 4000, (100 * 3200) / 4000],
  'concepts-forty-bins': [
    atLeastOne(0.00135, 40),
    atLeastOne(0.00135, 1),
    100 - atLeastOne(0.00135, 40),
  ],
  'standard-model-weight-scaling': [(0.002 * 36.6) / 0.105, 0.002 * 36.6, (0.002 * 0.105) / 36.6],
  'standard-model-wrapped-angle': [2 * Math.PI - 5.7, 2.8 + 2.9, 2.9 - 2.8],
  'standard-model-transverse-mass': [
    transverseMass(0),
    transverseMass(-1),
    transverseMass(1),
    transverseMass(0) ** 2,
  ],
  'variables-statistical-uncertainty': [
    4 / Math.sqrt(36.6 / 10.06),
    (4 * 10.06) / 36.6,
    4 * Math.sqrt(36.6 / 10.06),
  ],
  'cpp2025-collinear-mass': [62.5 / Math.sqrt(0.25), 62.5 / 0.25, 62.5, 62.5 * Math.sqrt(0.25)],
  'cpp2025-one-period': [36_000 / 105, 16, 36_000 / 105 / 1000],
  'notebooks2020-one-period': [10_000 / 4684, 4684 / 10_000, 4],
  'notebooks2020-signal-over-background': [
    (50 - 32) / Math.sqrt(32),
    50 / Math.sqrt(32),
    (50 - 32) / 32,
  ],
  'notebooks2020-sideband-excess': [
    (9657 - 9475) / Math.sqrt(9475),
    9657 - 9475,
    Math.sqrt(9657 - 9475),
    (9657 - 9475) / 9475,
  ],
  'classifier-always-background': [100 - 4, 4, 50],
  'classifier-significance-after': [
    (0.6 * 10) / Math.sqrt(0.04 * 400),
    10 / Math.sqrt(400),
    (0.6 * 10) / (0.04 * 400),
    ((10 / Math.sqrt(400)) * 0.6) / 0.04,
  ],
  'classifier-precision-in-data': [precision(8.64, 264.9), precision(1598, 5194), precision(1, 1)],
  'bsm-more-luminosity': [(5 / 2.5) ** 2, 5 / 2.5],
  'bsm-twenty-windows': [atLeastOne(0.023, 20), atLeastOne(0.023, 1), 100 * 20 * 0.023],
  'bsm-background-uncertainty': [
    6 / Math.hypot(Math.sqrt(9), 9 / 3),
    6 / Math.sqrt(9),
    6 / (3 + 3),
  ],
  'bsm-empty-bin': [100 * Math.exp(-2), 0, 50, 100 * Math.exp(-3)],
  'uproot-event-factor': [(1000 * 10 * 0.5) / 2.5e6, (10 * 0.5) / 2.5e6, 1000 * 10 * 0.5],
  'pyroot-one-period': [10_064 / 4684, 4684 / 10_064, 10_064 / (10_064 - 4684)],
  // The pairings of two positive with two negative muons, all pairings, opposite-sign pairs, and pairs of any charge.
  'pyroot-pairings': [2, 3, 2 * 2, (4 * 3) / 2],
  'cpp2020-expected-events': [10_064 * 0.102, 10.064 * 0.102, (10_064 * 0.102) / 55_922_617.6297],
};
