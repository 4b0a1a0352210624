/** Answers and typical mistakes of the self-checks on the guides that introduce apps, events and processes. */
import {luminosityFor, overRoot} from './formulas';
import type {Computed} from './row';

const {sqrt, hypot, cos, cosh} = Math;

/** m² of two particles with masses much smaller than their energies. */
const massSquared = (first: number, second: number, deltaPhi: number, deltaEta = 0): number =>
  2 * first * second * (cosh(deltaEta) - cos(deltaPhi));

const degree = Math.PI / 180;

const afterMassCut = {signal: 388 / 397, background: 203_000 / 7_342_000};
const quiet = [4300, 1880, 8640] as const;
const quietSum = quiet[0] + quiet[1] + quiet[2];
const pairs = 54.8e6;

export const guideAnswers: Computed = {
  'histanalyser-worth-of-a-cut': [
    afterMassCut.signal / sqrt(afterMassCut.background),
    afterMassCut.signal / afterMassCut.background,
    afterMassCut.signal,
    overRoot(388, 203_000),
  ],
  'histanalyser-largest-background-fraction': [64, 80, 100 * sqrt(0.8), 100 * (1 - 0.8 ** 2)],
  'histanalyser-uneven-bins': [30 / 5 / (50 / 10), 30 / 50, 50 / 10 / (30 / 5)],
  'histanalyser-uncertain-background': [
    overRoot(307, 54_200, 542),
    overRoot(307, 54_200),
    307 / 542,
    307 / (sqrt(54_200) + 542),
  ],
  'curriculum-mass-of-a-pair': [45 + 45, 2 * 0.0005, 45 - 45, 45],
  'curriculum-momentum-from-radius': [0.3 * 2 * 10, 2 * 10, 10 / (0.3 * 2), 0.3 * 10],
  'curriculum-two-classes': [sqrt(10_000 / 400), 10_000 / 400, sqrt(400 / 10_000)],
  'classroom-mass-of-two-leptons': [
    sqrt((60 + 30) ** 2 - (60 - 30) ** 2),
    60 + 30,
    60 - 30,
    hypot(90, 30),
  ],
  'classroom-uncertainty-of-one-group': [
    100 / sqrt(pairs / 30),
    sqrt(pairs / 30),
    100 / sqrt(pairs),
    1 / sqrt(pairs / 30),
  ],
  'classroom-luminosity-for-three': [
    luminosityFor(3, 5.7, 36.6),
    luminosityFor(3, 5.7, 36.6, 1),
    luminosityFor(3, 5.7, 36.6, 2),
  ],
  'the-higgs-boson-both-w-to-quarks': [
    100 * 0.674 ** 2,
    100 * 0.674,
    100 * 0.214 * 0.674 ** 2,
    200 * 0.674,
  ],
  'the-higgs-boson-two-photons': [
    55.7 * 36_600 * 0.00227,
    55.7 * 10_000 * 0.00227,
    55.7 * 36.6 * 0.00227,
    55.7 * 36_600 * 0.227,
  ],
  'atlas-events-mass-of-two-muons': [
    sqrt(massSquared(45, 45, 120 * degree)),
    sqrt(massSquared(45, 45, 180 * degree)),
    sqrt(massSquared(45, 45, 60 * degree)),
    massSquared(45, 45, 120 * degree),
  ],
  'four-processes-small-percentage': [
    (0.02 * 7_280_000) / (0.34 * 10_700),
    0.02 / 0.34,
    7_280_000 / 10_700,
  ],
  'four-processes-significance': [
    overRoot(168, quietSum),
    168 / quietSum,
    overRoot(168, quiet[0]),
    168 / quiet.reduce((sum, events) => sum + sqrt(events), 0),
  ],
  'simulated-data-weight': [
    (0.5 * 36_600) / 20_000,
    20_000 / (0.5 * 36_600),
    (0.5 * 36.6) / 20_000,
    (0.5 * 10_000) / 20_000,
  ],
  'simulated-data-uncertainty': [(100 / 25) * sqrt(25), sqrt(100), sqrt(25), (100 / 25) * 25],
  'simulated-data-many-bins': [100 * 0.0455, 100 * 0.317, 0, 50 * 0.0455],
};
