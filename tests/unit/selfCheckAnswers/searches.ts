/** Answers and typical mistakes of the self-checks on searches, machine learning and videos, from their formulas. */
import {significances} from '../../../src/physics/statistics/significance';
import {luminosityFor, overRoot} from './formulas';
import type {Computed} from './row';

const {sqrt, hypot, log} = Math;

const asimov = (signal: number, background: number): number =>
  significances(signal, background, 0)?.asimov ?? Number.NaN;

const emu = {higgs: 218, others: 4830 + 26_400 + 9300};
const before = 397 / 7_342_000;
const deltaPhi = (100 * Math.PI) / 180;
const excess = 113;
const topEfficiencies = 0.96 * 0.86 * 0.38 * 0.42;

/** Transverse energy of a pair with 30 GeV of transverse momentum and a mass of 40 GeV. */
const pairEnergy = hypot(30, 40);

export const searchAnswers: Computed = {
  'nine-histograms-emu-factor': [
    overRoot(emu.higgs, emu.others) / overRoot(397, 7_342_000),
    overRoot(emu.higgs, emu.others),
    emu.higgs / 397,
    emu.higgs / emu.others / before,
  ],
  'separate-signals-flavours': [100 * 0.5 * 0.5, 100 / 3, 100 * 0.5],
  'pseudo-data-two-per-cent': [
    (0.02 * 10_000) / sqrt(10_000),
    0.02 * 10_000,
    (0.02 * 10_000) / 10_000,
  ],
  'pseudo-data-transverse-mass': [
    sqrt((pairEnergy + 35) ** 2 - (35 - 30) ** 2),
    sqrt((30 + 35) ** 2 - (35 - 30) ** 2),
    sqrt((pairEnergy + 35) ** 2 - (35 + 30) ** 2),
    40 + 35,
  ],
  'pseudo-data-honest-excess': [
    excess / hypot(sqrt(568), 24, 0.05 * 568),
    excess / sqrt(568),
    excess / (sqrt(568) + 24 + 0.05 * 568),
    excess / hypot(sqrt(568), 24),
  ],
  'find-higgs-combined-significance': [hypot(1.5, 2), 1.5 + 2, (1.5 + 2) / 2, 1.5 ** 2 + 2 ** 2],
  'find-higgs-luminosity-for-four': [
    luminosityFor(4, 2.63, 10),
    luminosityFor(4, 2.63, 10, 1),
    luminosityFor(4, 2.63, 10, 2),
  ],
  'rare-top-four-tops': [0.012 * 140_000, 0.012 * 140, 0.012 * 10_000, 0.012 * 14_000],
  'rare-top-events-for-precision': [(1 / 0.047) ** 2, 1 / 0.047, 0.86 * 10_060],
  'ttz-backgrounds-half-are-emu': [100 * (2 / 4), 100 / 3, 100 / 4],
  'ttz-backgrounds-passing-fraction': [
    (100 * 75) / (0.86 * 10_060 * 0.067),
    (100 * 75) / (0.86 * 10_060),
    75 / (0.86 * 10_060 * 0.067),
  ],
  'ttz-histograms-delta-r': [
    hypot(0.3, deltaPhi),
    hypot(0.3, 100),
    0.3 + deltaPhi,
    0.3 ** 2 + deltaPhi ** 2,
    sqrt(deltaPhi ** 2 - 0.3 ** 2),
  ],
  'ttz-histograms-combined-deviation': [
    20 / hypot(sqrt(100), 8),
    20 / sqrt(100),
    20 / 8,
    20 / (sqrt(100) + 8),
  ],
  'separate-ttz-independent-cuts': [
    23_474 * 0.44 * 0.24,
    23_474 * (0.44 + 0.24),
    23_474 * 0.44,
    23_474 * 0.24,
  ],
  'separate-ttz-four-efficiencies': [75 * topEfficiencies, 12.3, 100 * topEfficiencies],
  'separate-ttz-given-two-b-tags': [
    (100 * 14.2) / 31.6,
    (100 * 14.2) / 28.4,
    (100 * 28.4) / 75,
    (100 * 14.2) / 75,
  ],
  'find-ttz-luminosity': [
    luminosityFor(3, 1.08, 10.06),
    luminosityFor(3, 1.08, 10.06, 1),
    luminosityFor(3, 1.08, 10.06, 2),
  ],
  'find-ttz-third-selection': [
    hypot(1.08, overRoot(5.2, 696)),
    1.08 + overRoot(5.2, 696),
    overRoot(5.2, 696),
  ],
  'find-ttz-few-events': [
    asimov(4, 1),
    4 / sqrt(4 + 1),
    asimov(4, 1) ** 2,
    sqrt((4 + 1) * log(1 + 4 / 1) - 4),
  ],
  'ml-lab-best-threshold': [
    overRoot(33.1, 44.9),
    33.1 / 44.9,
    33.1 / sqrt(33.1 + 44.9),
    overRoot(50.4, 44.9),
  ],
  'videos-two-byte-units': [
    71_749_688_366_060 / 2 ** 40,
    71_749_688_366_060 / 1e12,
    71_749_688_366_060 / (2 ** 30 * 1000),
  ],
  'videos-copied-cut': [25_000 / 1000, 25_000 * 1000, 25_000 / 1000 ** 2],
  'videos-worth-of-a-cut': [0.8 / sqrt(0.25), 0.8 / 0.25, 0.8 * sqrt(0.25)],
};
