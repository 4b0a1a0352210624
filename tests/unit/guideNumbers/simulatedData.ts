/** Numbers of the page about data, simulated data, and the weights between them. */
import {higgsCrossSectionPb} from '../../../src/data/higgs';
import {expectedEvents} from '../../../src/physics/rates';
import {tailProbability} from '../../../src/physics/statistics/statistics';
import {higgsCorrection} from '../../../src/samples/hww13/published';
import {digits, digitsTex, fixed, percent, power, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {counted, errorOfLeft, left} from './sample';

const raw = String.raw;

const points = (cuts: string): number => left('hww13d', cuts, 'data');
const simulated = (cuts: string): number => left('hww13d', cuts);
const error = (cuts: string): number => errorOfLeft('hww13d', cuts);
const both = (cuts: string): number => Math.hypot(Math.sqrt(points(cuts)), error(cuts));

const tops = counted('hww13d', '', 'ttbar');
const bosons = counted('hww13d', '', 'higgs');
const few = counted('hww13d', 'met>=180', 'ttbar');
const bin = 'mll>=60 mll<65';
const rare = 'met>=180';
const distance = points(rare) - simulated(rare);

export const simulatedDataRows: readonly Row[] = workedOn('webapps/data-and-simulated-data_13TeV', [
  ['about 560,000 are expected', digits(expectedEvents(higgsCrossSectionPb, 10_000), 2)],
  [raw`roughly $8\times10^{14}$ proton collisions`, power(80e9 * 10_000, 1)],
  ['is an uncertainty of 4 %', percent(0.37 / 10.06)],
  [
    'that gives 10,000 events. If 50,000 were simulated, each must count as 0.2 of an event.',
    fixed(1e4 / 5e4, 1),
  ],
  ['by a factor of 3.2', fixed(higgsCorrection, 1)],
  [
    '14,000 simulated tt̄ events represent 26,400, so each has a weight of 1.886. For the Higgs boson, 8,000 simulated events represent 211, a weight of 0.026.',
    whole(tops.rows),
    whole(tops.sumOfWeights),
    fixed(tops.sumOfWeights / tops.rows, 3),
    whole(bosons.rows),
    whole(bosons.sumOfWeights),
    fixed(bosons.sumOfWeights / bosons.rows, 3),
  ],
  [
    raw`it is $1.886\times\sqrt{14{,}000}=223$`,
    whole(Math.sqrt(tops.sumOfSquaredWeights)),
    digitsTex(tops.rows, 5),
  ],
  ['For all 14,000 tt̄ events', whole(tops.rows)],
  [
    'less than 1 % of 26,400',
    String(Math.ceil((100 * Math.sqrt(tops.sumOfSquaredWeights)) / tops.sumOfWeights)),
    whole(tops.sumOfWeights),
  ],
  [
    'If only 19 of them pass a cut, the prediction is 36 with an uncertainty of 8',
    String(few.rows),
    whole(few.sumOfWeights),
    whole(Math.sqrt(few.sumOfSquaredWeights)),
  ],
  [
    'there are 4,241 pseudo-data events, with an error bar of 65. The simulation gives 4,328 with an uncertainty of 75. The difference is 87, and the combined uncertainty is 100',
    whole(points(bin)),
    whole(Math.sqrt(points(bin))),
    whole(simulated(bin)),
    whole(error(bin)),
    whole(simulated(bin) - points(bin)),
    whole(both(bin)),
  ],
  [
    'There are 68 pseudo-data events, compared with an expectation of 43 ± 9. By the error bar alone, the difference is three standard deviations; with both uncertainties it is 2.1. The 43 come from 34 simulated events.',
    whole(points(rare)),
    whole(simulated(rare)),
    whole(error(rare)),
    fixed(distance / both(rare), 1),
    String(counted('hww13d', rare).rows),
  ],
  [
    'about 2 are expected to differ by at least two standard deviations by chance',
    digits(40 * 2 * tailProbability(2), 1),
  ],
  [
    raw`$0.5\ \mathrm{pb}\times36{,}600\ \mathrm{pb}^{-1}=18{,}300$ events are expected, so the weight is $18{,}300/20{,}000=0.915$`,
    digitsTex(expectedEvents(0.5, 36_600), 3),
    fixed(expectedEvents(0.5, 36_600) / 20_000, 3),
  ],
  [raw`$4\times\sqrt{25}=20$ events`, whole(4 * Math.sqrt(25))],
]);
