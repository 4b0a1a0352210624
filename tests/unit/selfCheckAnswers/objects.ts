/** Answers and typical mistakes of the self-checks on physics objects and simulation, from their formulas. */
import type {Computed} from './row';

const pairMass = (angle: number): number => Math.sqrt(2 * 50 * 40 * (1 - Math.cos(angle)));
const degree = Math.PI / 180;
const radius = 25 / (0.3 * 2);
const fraction = 345 / 13_000;
const weights = [2, 2, 1.5, -0.5];
const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);

export const objectAnswers: Computed = {
  'objects-isolation-cone': [10 / 80, 0.3, 80 / 10],
  'objects-tag-and-probe': [0.88 / 0.9, 4400 / 5000, 0.9 / 0.88, 0.88 * 0.9],
  'objects-at-least-one-b-tag': [
    100 * (1 - 0.3 ** 2),
    100 * 0.7 ** 2,
    100 * (0.7 + 0.7),
    100 * 2 * 0.7 * 0.3,
  ],
  'objects-cluster-cells': [
    [250, 130, 90, 60].filter((energy) => energy / 50 > 4).length,
    [250, 130, 90, 60].filter((energy) => energy / 50 > 2).length,
    4,
  ],
  'electron-photon-conversion': [
    1 - Math.exp((-7 * 0.5) / 9),
    (7 * 0.5) / 9,
    Math.exp((-7 * 0.5) / 9),
  ],
  'electron-photon-two-tight': [0.8 ** 2, 0.8, 1 - 2 * 0.2, 1 - 0.2 ** 2],
  'electron-photon-pair-mass': [
    pairMass(2.5),
    pairMass(2.5) / Math.SQRT2,
    pairMass(Math.PI),
    pairMass(2.5 * degree),
  ],
  'electron-photon-same-sign-pairs': [
    1000 * 2 * 0.03 * 0.97,
    1000 * 0.03,
    1000 * 0.03 ** 2,
    1000 * 0.97 ** 2,
  ],
  'electron-reconstruction-photon-distance': [
    1.5 / (2 * radius),
    1.5 / radius,
    1.5 / (2 * 2 * radius),
  ],
  'electron-reconstruction-energy-kept': [
    100 * Math.exp(-0.5),
    100 * (1 - 0.5),
    100 * (1 - Math.exp(-0.5)),
    100 * Math.exp(-1),
  ],
  'electron-calibration-alpha': [
    (100 * -0.09) / 91.19,
    (100 * 0.09) / 91.19,
    (2 * 100 * -0.09) / 91.19,
    -0.09 / 91.19,
  ],
  'electron-calibration-peak-position': [2 / Math.sqrt(350), 2, 2 / 350],
  'electron-calibration-smearing': [
    Math.sqrt(1.7 ** 2 - 1.5 ** 2),
    1.7 - 1.5,
    Math.hypot(1.7, 1.5),
    1.7 ** 2 - 1.5 ** 2,
  ],
  'jets-pile-up-fraction': [20 / (20 + 10 / (0.01 * 200)), 20 / 30, 20 / 40, 1 - 0.8],
  'jets-boosted-higgs': [(2 * 125) / 1, 125 / 1, (2 * 125) / 0.4, (2 * 172.5) / 1],
  'jet-reconstruction-larger-radius': [60 + 30 + 5, 60 + 5, 60 + 30],
  'jet-reconstruction-pile-up-in-large-jet': [
    12 * Math.PI * 1 ** 2,
    12,
    12 * Math.PI * 0.4 ** 2,
    12 * 2 * Math.PI,
  ],
  'jet-reconstruction-particle-flow': [20 + 15 - 12, 20 + 15, 20, 15],
  'jet-calibration-average-of-jets': [
    Math.hypot(4, 18 / Math.sqrt(10_000)),
    18 / Math.sqrt(10_000),
    4 / Math.sqrt(10_000),
    Math.hypot(4, 18),
  ],
  'jet-calibration-steep-spectrum': [
    100 * (1.05 ** 4 - 1),
    5,
    100 * (1.05 ** 5 - 1),
    100 * (1 - 0.95 ** 4),
  ],
  'jet-calibration-balance': [0.92 / 0.9, 0.9 / 0.92, 1 / 0.9, 0.92 - 0.9],
  'monte-carlo-expected-events': [
    (36_600 * 1.3 * 50_000) / 250_000,
    36_600 * 1.3,
    50_000,
    (36.6 * 1.3 * 50_000) / 250_000,
  ],
  'monte-carlo-weighted-bin': [
    Math.sqrt(squares),
    Math.sqrt(weights.reduce((sum, weight) => sum + weight, 0)),
    Math.sqrt(weights.length),
    squares,
  ],
  'monte-carlo-sum-of-a-skim': [1 / 0.1, 0.1, 1, 1 - 0.1],
  'monte-carlo-negative-fraction': [
    50 * (1 - Math.sqrt(0.4)),
    50 * (1 - 0.4),
    100 * (1 - 0.4),
    100 * (1 - Math.sqrt(0.4)),
  ],
  'production-chain-filter': [3 / 0.012, 3 * 0.012, 3 / 1.2],
  'production-chain-speed-up': [1 / (1 - 0.8), 1 / 0.8, 80, 0.8 / 0.2],
  'production-chain-acceptance-and-efficiency': [
    5000 * 0.8 * 0.9,
    5000 * (1 - 0.2 - 0.1),
    5000 * 0.9,
    5000 * 0.8,
  ],
  'simulation-tools-momentum-fraction': [
    fraction * Math.E,
    fraction,
    fraction / Math.E,
    fraction * (1 + 1),
  ],
  'simulation-tools-no-emission': [
    100 * Math.exp(-1.5),
    100 * (1 - Math.exp(-1.5)),
    100 / 1.5,
    100 * 1.5 * Math.exp(-1.5),
  ],
  'simulation-tools-scale-envelope': [
    550 - 500,
    Math.hypot(40, 20, 50),
    (550 - 460) / 2,
    550 - 460,
    40 + 20 + 50,
  ],
};
