/** Answers and typical mistakes of the self-checks on the education data, from their formulas. */
import type {Computed} from './row';

/** Luminosities of the 2025, 2020 and 2016 releases, in pb⁻¹. */
const [lumi2025, lumi2020, lumi2016] = [36_600, 10_064, 1000];

/** Uncertainty of the luminosity of the 2020 release. */
const lumiUncertainty = 0.037;

const averageWeight = (lumi: number, sigma: number, sum: number, mean: number): number =>
  ((lumi * sigma) / sum) * mean;

/** The argument of the root in the transverse mass, for 30 and 40 GeV. */
const square = (factor: number): number => 2 * 30 * 40 * factor;

export const educationDataAnswers: Computed = {
  'data2025-expected-higgs': [lumi2025 * 0.0060253, 36.6 * 0.0060253, 1_362_611],
  'data2025-b-jets': [200 * 0.7, 200 * 0.77, 200 * 0.3],
  'samples2025-average-weight': [
    averageWeight(lumi2025, 1.2974, 8.9002e9, 35_600),
    averageWeight(lumi2025, 1.2974, 8.9002e9, 1),
    35_600,
  ],
  'samples2025-equivalent-luminosity': [1e7 / 500 / 1000, 1e7 / 500, (500 / 1e7) * 1000],
  'data2020-period-a': [
    (547 * 1950.6) / 1e6,
    (lumi2020 * 1950.6) / 1e6,
    (547 * 1950.6) / 1e6 / 1000,
  ],
  'data2020-total-uncertainty': [
    100 * Math.hypot(1 / Math.sqrt(10_000), lumiUncertainty),
    100 * (1 / Math.sqrt(10_000) + lumiUncertainty),
    100 / Math.sqrt(10_000),
    100 * lumiUncertainty,
  ],
  'samples2020-average-weight': [
    averageWeight(lumi2020, 2, 4e6, 20),
    averageWeight(lumi2020, 2, 4e6, 1),
    averageWeight(lumi2020 / 1000, 2, 4e6, 20),
  ],
  'samples2020-wrong-sum': [
    100 * (1 - 116.2 / 150.3),
    100 * (150.3 / 116.2 - 1),
    (100 * 116.2) / 150.3,
  ],
  'limitations2020-half-the-luminosity': [
    1 / (lumiUncertainty / 2) ** 2,
    2 / lumiUncertainty ** 2,
    1 / lumiUncertainty ** 2 / 2,
  ],
  'limitations2020-jet-shift': [(1060 - 940) / 2, 1060 - 940, (1060 + 940) / 2],
  'data2016-z-decays': [(lumi2016 * 1241.21) / 1e6, 1241.21 / 1e6],
  'data2016-transverse-mass': [
    Math.sqrt(square(1 - Math.cos(0.5))),
    Math.sqrt(square(1 + Math.cos(0.5))),
    square(1 - Math.cos(0.5)),
    Math.sqrt(square(1 - Math.cos((0.5 * Math.PI) / 180))),
  ],
  'samples2016-weight': [
    (lumi2016 * 1.5) / (100_000 * 0.5),
    (lumi2016 * 1.5) / 100_000,
    (lumi2016 * 1.5 * 0.5) / 100_000,
  ],
  'samples2016-equivalent-luminosity': [1 / 0.02, 0.02, 1000 / 0.02],
};
