/** Answers and typical mistakes of the self-checks on the research data, from their formulas. */
import type {Computed} from './row';

/** Average sizes of an event in kB: 2015 data, 2016 data and simulation in PHYSLITE, and a generated event. */
const [data2015, data2016, simulated, generated] = [6.1, 7.2, 11.4, 51];

const gigabytes = (events: number, kilobytes: number): number => (events * kilobytes) / 1e6;

/** Approximate median significance for 50 signal and 200 background events. */
const ams = (regularisation: number): number =>
  Math.sqrt(2 * ((250 + regularisation) * Math.log(1 + 50 / (200 + regularisation)) - 50));

/** Mean weight if a fraction of the weights is −1 and the others are +1. */
const meanWeight = (negative: number): number => 1 - 2 * negative;

export const researchDataAnswers: Computed = {
  'researchers-some-files': [30 / 3, 30 - 3, 1],
  'researchers-effective-events': [8e6 ** 2 / 1.6e7 / 1e6, 8, 8e6 / 1.6e7],
  'pp-size-of-a-million-events': [
    gigabytes(5e6, data2016),
    gigabytes(5e6, data2016) * 1000,
    gigabytes(5e6, data2015),
    gigabytes(5e6, simulated),
  ],
  'pp-weight-of-a-simulated-event': [2 / 8, 8 / 2, 1],
  'research-samples-precision': [
    100 / Math.sqrt(40_000),
    100 / Math.sqrt(100_000),
    1 / Math.sqrt(40_000),
  ],
  'limitations-pp-runs-of-2016': [(100 * 151) / 186, 100 * (1 - 151 / 186), (100 * 66) / 131],
  'heavy-ion-in-and-out-of-plane': [
    (1 + 2 * 0.15) / (1 - 2 * 0.15),
    1 + 2 * 0.15,
    1 + 0.15,
    (1 + 0.15) / (1 - 0.15),
  ],
  'heavy-ion-pair-correlation': [Math.sqrt(0.0036), 0.0036, 0.0036 / 2],
  'limitations-hi-efficiency': [
    (100 * Math.sqrt((0.75 * 0.25) / 300)) / 0.75,
    100 * Math.sqrt((0.75 * 0.25) / 300),
    100 / Math.sqrt(300),
  ],
  'evgen-expected-events': [(50_000 * 1999) / 1e6, (50 * 1999) / 1e6, 50_000 / 1999 / 1000],
  'evgen-disk-space': [
    gigabytes(2e6, generated),
    gigabytes(2e6, generated) * 1000,
    gigabytes(2e6, simulated),
  ],
  'evgen-samples-differential': [
    ((304.6 / 20_000) * 500) / 10,
    (304.6 / 20_000) * 500,
    ((304.6 / 500) * 500) / 10,
  ],
  'evgen-samples-equivalent-luminosity': [5e6 / 304.6 / 1000, 5e6 / 2337.4 / 1000, 5e6 / 304.6],
  'collections-number-of-samples': [2 * 19, 19, 3 * 19, 2],
  'limitations-evgen-events-needed': [
    1 / (meanWeight(0.2) * 0.02) ** 2,
    1 / 0.02 ** 2,
    1 / 0.02 ** 2 / meanWeight(0.2),
  ],
  'limitations-evgen-power': [
    100 * meanWeight(0.12) ** 2,
    100 * meanWeight(0.12),
    100 * (1 - 0.12),
  ],
  'bespoke-ams': [ams(10), 50 / Math.sqrt(200), ams(10) ** 2, ams(0)],
};
