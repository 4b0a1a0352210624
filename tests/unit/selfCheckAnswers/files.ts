/** Answers and typical mistakes of the self-checks on data taking, formats and analysis, from their formulas. */
import type {Computed} from './row';

const inelastic = 8e-26;
const discriminant = (charm: number, light: number): number => Math.log(0.5 / (charm + light));
const transverseMass = (lepton: number, missing: number, angle: number): number =>
  Math.sqrt(2 * lepton * missing * (1 - Math.cos(angle)));
const degree = Math.PI / 180;

/** Relative uncertainties of the cross-section in the self-check on systematic uncertainties. */
const [count, efficiency, luminosity] = [50 / 2500, 0.02 / 0.4, 0.3 / 36.6];
const crossSection = 2500 / (0.4 * 36.6);

export const fileAnswers: Computed = {
  'data-collection-levelled-mu': [
    (2e34 * inelastic) / (2500 * 11_245),
    (2e34 * inelastic) / 40e6,
    (1e34 * inelastic) / (2500 * 11_245),
  ],
  'data-collection-size-of-a-fill': [
    (1000 * 36_000) / 1e6,
    (1000 * 600) / 1e6,
    (1000 * 36_000) / 1e3,
    (1000 * 3600) / 1e6,
  ],
  'data-collection-higgs-in-a-fill': [
    1e34 * 55.7e-36 * 36_000,
    1e34 * 55.7e-36,
    1e34 * 55.7e-36 * 3600,
  ],
  'data-collection-efficiency-at-threshold': [68 / 2, 68, 100 / 2, 0.68 / 2],
  'good-run-lists-blocks-in-a-range': [708 - 292 + 1, 708 - 292, 708 - 292 - 1],
  'good-run-lists-mean-luminosity': [
    (0.348 * 1e36) / 60 / 1e33,
    (0.348 * 1e36) / 1e33,
    1.4e34 / 1e33,
  ],
  'formats-events-on-a-disk': [
    1e12 / 7200 / 1e6,
    1e12 / 230 / 1e6,
    1e15 / 7200 / 1e6,
    1e12 / 6100 / 1e6,
  ],
  'ntuples-weight-factor': [
    (36_600 * 10) / 2e6,
    (36.6 * 10) / 2e6,
    36_600 * 10,
    2e6 / (36_600 * 10),
  ],
  'physlite-b-tag-discriminant': [
    discriminant(0.018 * 0.2, 0.982 * 0.3),
    discriminant(0.2, 0.3),
    discriminant(0.982 * 0.2, 0.018 * 0.3),
    discriminant(0.018 * 0.2, 0.982 * 0.3) / Math.LN10,
    0.5 / (0.018 * 0.2 + 0.982 * 0.3),
  ],
  'heavy-ion-formats-events-on-a-disk': [
    1e11 / 19_700 / 1e6,
    1e11 / 302_000 / 1e6,
    1e11 / 7200 / 1e6,
    1e11 / 19.7 / 1e6,
  ],
  'heavy-ion-formats-track-pt': [
    10 * Math.sin(0.5),
    10,
    10 * Math.cos(0.5),
    10_000 * Math.sin(0.5),
    10 * Math.sin(0.5 * degree),
  ],
  'systematics-cross-section': [
    crossSection * Math.hypot(efficiency, luminosity),
    crossSection * Math.hypot(count, efficiency, luminosity),
    crossSection * count,
    crossSection * (efficiency + luminosity),
    100 * Math.hypot(efficiency, luminosity),
  ],
  'systematics-asymmetric-shift': [(6 + 2) / 2, (6 - 2) / 2, 6 + 2, Math.hypot(6, 2)],
  'systematics-four-times-the-data': [
    Math.hypot(2 / 2, 5),
    Math.hypot(2, 5) / 2,
    Math.hypot(2, 5),
    2 / 2 + 5,
    Math.hypot(2 / 4, 5),
  ],
  'example-analyses-few-events': [
    Math.sqrt(2 * (5 * Math.log(5) - 4)),
    4 / Math.sqrt(1),
    4 / Math.sqrt(5),
    2 * (5 * Math.log(5) - 4),
  ],
  'example-analyses-luminosity-factor': [(5 / 2) ** 2, 5 / 2, Math.sqrt(5 / 2), 5 - 2],
  'example-analyses-does-a-cut-help': [0.6 / Math.sqrt(0.1), 0.6 / 0.1, 0.6, 0.6 * Math.sqrt(0.1)],
  'example-analyses-look-elsewhere': [
    100 * (1 - 0.9772 ** 100),
    100 * 100 * 0.0228,
    100 * 0.0228,
    100 * 0.9772 ** 100,
  ],
  'analyses-2020-selected-photon-pairs': [
    (100 * 350) / 1260,
    1260 / 350,
    (100 * (1260 - 350)) / 1260,
    (100 * 350) / 560_000,
  ],
  'analyses-2020-transverse-mass': [
    transverseMass(40, 35, 2.5),
    transverseMass(40, 35, 2.5 * degree),
    transverseMass(40, 35, 2.5) / Math.SQRT2,
    transverseMass(40, 35, Math.PI),
  ],
  'analyses-2020-tau-pair-mass': [
    60 / Math.sqrt(0.75 * 0.5),
    60 / (0.75 * 0.5),
    60 * Math.sqrt(0.75 * 0.5),
    60 / ((0.75 + 0.5) / 2),
  ],
  'citations-bins-above-two-sigma': [40 * 0.0228, 2 * 40 * 0.0228, 0.0228, 1 - 0.9772 ** 40],
};
