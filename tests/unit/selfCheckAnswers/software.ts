/** Answers and typical mistakes of the self-checks on software and data access, from their formulas. */
import type {Computed} from './row';

/** Luminosity of the open data, in pb⁻¹. */
const lumi = 36_600;

/** Minutes that gigabytes take at a bandwidth in Gbit/s. */
const minutes = (gigabytes: number, bandwidth: number): number => (gigabytes * 8) / bandwidth / 60;

const archives = [1.59, 0.45, 22.41];
const total = archives.reduce((sum, size) => sum + size, 0);

const fourLeptons = [39, 156, 237, 400].reduce((sum, count) => sum + count, 0);

export const softwareAnswers: Computed = {
  'atlasopenmagic-expected-events': [2 * lumi, 2 * 36.6, lumi / 2],
  'atlasopenmagic-event-weight': [
    (lumi * 0.001762) / 20_000,
    lumi * 0.001762,
    (36.6 * 0.001762) / 20_000,
  ],
  'atlasopenmagic-mean-weight': [0.000689 * 730, 0.000689, 730],
  'access-shared-connection': [
    minutes(30 * 1.48, 0.1),
    minutes(1.48, 0.1),
    minutes(30 * 1.48, 0.1) / 8,
    minutes(30 * 1.48, 0.1) * 60,
  ],
  'access-cached-twice': [2 * 10, 10, 4 * 10],
  'access-package-cross-section': [50 * 0.4 * 1.2, 50, 50 * 0.4, 50 * 1.2],
  'portal-copies-in-a-record': [
    (100 * (9.84 - 5.77 - 1.89)) / 9.84,
    (100 * (9.84 - 5.77)) / 9.84,
    (100 * (5.77 + 1.89)) / 9.84,
    (100 * (9.84 - 5.77 - 1.89)) / (5.77 + 1.89),
  ],
  'package-effective-events': [(9000 - 1000) ** 2 / 10_000, 9000 - 1000, 9000, 10_000],
  'package-sample-luminosity': [50_000 / 0.5 / 1000, 50_000 / 0.5, (50_000 * 0.5) / 1000],
  'utils-factor-per-sample': [0.5 / 1e5 / (2 / 1e6), 0.5 / 2, 1e6 / 1e5, 2 / 1e6 / (0.5 / 1e5)],
  'notebooks-fluctuation': [Math.sqrt(100), 1, 100, 50],
  'hybrid2025-class-download': [
    minutes(25 * 0.58, 0.2),
    minutes(25 * 0.58, 0.2) / 8,
    minutes(0.58, 0.2),
    minutes(25 * 0.58, 0.2) * 60,
  ],
  'online2020-period-a': [
    (100 * 39) / fourLeptons,
    (100 * 547) / 10_064,
    100 / 4,
    (100 * 39) / (fourLeptons - 39),
  ],
  'online2020-rate-of-period-a': [
    (fourLeptons / 10.064 - 39 / 0.547) / (Math.sqrt(39) / 0.547),
    82.7 - 71.3,
    (82.7 - 71.3) / 82.7,
  ],
  'hybrid2020-disk-space': [2 * total, total, total + 22.41],
  'hybrid2020-download-time': [
    minutes(1.59, 0.05),
    minutes(1.59, 0.05) / 8,
    minutes(1.59, 0.1),
    minutes(1.59, 0.05) * 60,
  ],
};
