/** Answers and typical mistakes of the self-checks on the first steps, from their formulas. */
import type {Computed} from './row';

/** Luminosity of the open data, in pb⁻¹. */
const lumi = 36_600;

const mass = (energy: number, momentum: number): number => Math.sqrt(energy ** 2 - momentum ** 2);

/** Seconds that gigabytes take at a bandwidth in Gbit/s. */
const seconds = (gigabytes: number, bandwidth: number): number => (gigabytes * 8) / bandwidth;

export const firstStepAnswers: Computed = {
  'intro-open-fraction': [(100 * 36.6) / 140.1, 36.6 / 140.1, 100 * (1 - 36.6 / 140.1)],
  'intro-produced-higgs': [(55.7 * lumi) / 1e6, 55.7 * 36.6, (55.7 * 36.6) / 1e6],
  'quickstart-moving-pair': [mass(40 + 52, 52 - 40), 40 + 52, 52 - 40],
  'quickstart-parallel-pair': [mass(2 * 45.6, 2 * 45.6), mass(2 * 45.6, 0), 45.6],
  'quickstart-bin-uncertainty': [Math.sqrt(5000), 100 / Math.sqrt(5000), 5000 / 2],
  'deepdive-weighted-uncertainty': [
    Math.sqrt(400 * 0.25 ** 2),
    Math.sqrt(400 * 0.25),
    Math.sqrt(400),
    400 * 0.25,
  ],
  'deepdive-streaming-time': [
    seconds(19.6 * 0.1, 0.1),
    seconds(19.6, 0.1),
    seconds(19.6 * 0.1, 0.1) / 8,
  ],
  'deepdive-slices': [143.26 * 100 * 0.0001, 143.26 * 0.0001, 143.26 * 0.1],
  'data-expected-events': [
    40 * 1.1 * 0.5 * lumi,
    40 * 1.1 * 0.5 * 36.6,
    40 * 1.1 * lumi,
    40 * 0.5 * lumi,
  ],
  'data-copies-in-the-release': [
    100 * (1 - 2.03 / 2.76),
    (100 * 2.03) / 2.76,
    (100 * (2.76 - 2.03)) / 2.03,
  ],
};
