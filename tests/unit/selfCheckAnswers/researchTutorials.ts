/** Answers and typical mistakes of the self-checks on the research tutorials, from their formulas. */
import type {Computed} from './row';

/** The ratio in the b-tagging discriminant, with the weight of the output for charm. */
const ratio = (charm: number): number => 0.6 / (charm * 0.3 + (1 - charm) * 0.1);

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Spread of the three replicas 8, 10 and 12 pb. */
const spread = (divisor: number): number => Math.sqrt((4 + 0 + 4) / divisor);

const lepton = 0.255;
const hours = (55_620 * 10) / 60;

export const researchTutorialAnswers: Computed = {
  'containers-output-size': [
    (20 * 130_000 * 0.36) / 1e6,
    (130_000 * 0.36) / 1e6,
    (20 * 130_000 * 0.36) / 1e3,
  ],
  'physlitetut-19-files': [190 / 19, 190, 19 / 190],
  'physlitetut-discriminant': [
    Math.log(ratio(0.018)),
    ratio(0.018),
    Math.log(0.6 / (0.3 + 0.1)),
    Math.log10(ratio(0.018)),
  ],
  'physlitetut-triplets': [
    choose(6, 3) - choose(4, 3),
    choose(6, 3),
    choose(4, 3),
    2 * choose(4, 2),
  ],
  'derivation-size-ratio': [7.2 / 0.23, 11.4 / 0.23, 6.1 / 0.23],
  'derivation-three-electrons': [0.503 * 0.97 ** 3, 0.503 * 0.97, 0.503 * 3 * 0.97],
  'derivation-days-on-100-cores': [hours / 24 / 100, hours / 24, hours / 100],
  'generator-events-two-leptons': [
    100 * lepton ** 2,
    100 * 2 * lepton,
    100 * lepton,
    100 * (1 - (1 - lepton) ** 2),
  ],
  'generator-events-differential': [
    ((600 / 1000) * 40) / 5,
    (600 / 1000) * 40,
    ((600 / 40) * 40) / 5,
  ],
  'generator-events-pdf-replicas': [spread(2), spread(3), 12 - 8],
  'likelihoods-no-event-observed': [Math.exp(-6) / Math.exp(-3), Math.exp(-6)],
  'likelihoods-cls-ratio': [0.03 / 0.4, 0.03, 0.03 / (1 - 0.4), 0.03 * 0.4],
  'phoenix-track-radius': [10 / (0.3 * 2), 10 / 2, 10 * 0.3 * 2, (10 / (0.3 * 2)) * 1000],
  'phoenix-missing-momentum': [Math.hypot(12, 30), 12 + 30, 30 - 12, Math.hypot(12, 30) * 1000],
  'phoenix-transverse-momentum': [
    (1 / 0.00002 / 1000) * Math.sin(0.5),
    1 / 0.00002 / 1000,
    50 * Math.cos(0.5),
    50 * Math.sin((0.5 * Math.PI) / 180),
  ],
};
