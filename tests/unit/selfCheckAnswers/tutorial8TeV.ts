/** Answers and typical mistakes of the self-checks on the 8 TeV tutorial, from their formulas. */
import {transverseMass} from '../../../src/physics/kinematics';
import {luminosityFor} from './formulas';
import type {Computed} from './row';

const {PI, sqrt, hypot, exp} = Math;

const radius = 50 / (0.3 * 2);
const range = 2 * PI;

/** Normalisation factor of a simulated sample. */
const factor = (1000 * 6.97) / (996_210 * 0.967);

const needed = 1 / 0.05 ** 2;

/** Luminosity at which the significance of the example reaches 5. */
const luminosityForFive = (now: number, growth = 0.5): number =>
  luminosityFor(5, now, 36.6, growth);

const withZ = 0.88 * 36_600;

export const tutorial8TeVAnswers: Computed = {
  'setup-8tev-units': [38_500 / 1000, 38_500, 38_500 * 1000],
  'setup-8tev-mean-leptons': [500_000 * 1.32, 500_000 / 1.32, 500_000 * (1.32 - 1), 50_000 * 1.32],
  'navigator-8tev-sagitta': [1000 / (8 * radius), radius, 1000 / radius, 1 / (8 * radius)],
  'first-run-8tev-cut-flow': [
    (100 * 400) / 1000,
    (100 * 400) / 420,
    (100 * 420) / 1000,
    (100 * (400 + 420)) / 1000,
  ],
  'first-run-8tev-error-bar': [(100 * sqrt(64)) / 64, sqrt(64), 100 / 64],
  'closer-look-8tev-normalisation': [
    1 / factor,
    factor,
    996_210 / (1000 * 6.97),
    996_210 / 0.967 / (1000 * 6.97),
  ],
  'new-plot-8tev-jets-per-bin': [16_000 / (range / 0.2), 16_000 / 32, 16_000 / 30],
  'new-plot-8tev-short-axis': [
    100 * (1 - 5 / range),
    50 * (1 - 5 / range),
    (100 * 5) / range,
    100 * (1 - 6 / range),
  ],
  'histograms-8tev-agreement': [
    (400 - 385) / sqrt(400),
    400 - 385,
    (100 * (400 - 385)) / 400,
    (400 - 385) / 400,
  ],
  'histograms-8tev-jet-entries': [4 * 5000, 5000, 2 * 5000],
  'histograms-8tev-transverse-mass': [
    transverseMass(50, 60, PI / 2),
    transverseMass(50, 60, PI / 2) / sqrt(2),
    transverseMass(50, 60, PI),
    hypot(50, 60),
  ],
  'few-events-8tev-empty-bin': [100 * exp(-1.5), 100 * 1.5 * exp(-1.5), 0, 100 * (1 - exp(-1.5))],
  'few-events-8tev-more-luminosity': [
    needed / 48,
    1 / sqrt(48) / 0.05,
    needed,
    sqrt(1 / sqrt(48) / 0.05),
  ],
  'few-events-8tev-invariant-mass': [
    sqrt(2 * 40 * 50 * (1 + 1)),
    40 + 50,
    sqrt(2 * 40 * 50),
    2 * 40 * 50 * (1 + 1),
  ],
  'selection-8tev-worth-applying': [
    (0.8 * 50) / sqrt(0.25 * 400),
    50 / sqrt(400),
    (0.8 * 50) / (0.25 * 400),
    (50 / sqrt(400)) * (0.8 / 0.25),
  ],
  'selection-8tev-at-least-one-tag': [
    100 * (1 - 0.4 ** 2),
    100 * 0.6 ** 2,
    200 * 0.6,
    200 * 0.6 * 0.4,
    100 * 0.6,
  ],
  'higgs-diagrams-zh-to-bb': [withZ * 0.582, withZ, (withZ * 0.582) / 1000, withZ * 0.582 * 0.067],
  'higgs-diagrams-reaching-five': [
    luminosityForFive(4.69),
    luminosityForFive(4.69, 1),
    luminosityForFive(5.7),
    luminosityForFive(4.69, 2),
  ],
};
