/** Worked numbers of the guide to the machine-learning lab. */
import {fixed, percent, whole} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;

/** Means over the seeds 1 to 3 of what the lab finds, as its table prints them. */
const significance = {byHand: 4.37, boosted: 4.93};
const gain = significance.boosted / significance.byHand;

/** What boosted trees of seed 1 leave of the sample. */
const left = {signal: 33.1, background: 44.9};
const whole13 = {signal: 50.4, background: 83.9 + 80.7 + 49.4 + 33.9};

const sizes = [9, 8, 4, 1] as const;
const weights = sizes.slice(1).reduce((sum, size, i) => sum + size * (sizes[i] ?? 0), 0);
const constants = sizes.slice(1).reduce((sum, size) => sum + size, 0);

export const machineLearningRows: readonly Row[] = workedOn('webapps/mlapp', [
  [raw`make $9\times8+8\times4+4=108$ weights and 13 constants`, whole(weights), whole(constants)],
  [raw`$\sqrt{0.3}=0.55$`, fixed(Math.sqrt(0.3), 2)],
  ['The gain over manual cuts is about 13 %', percent(gain - 1)],
  [raw`$(4.93/4.37)^2-1=27\ \%$`, percent(gain ** 2 - 1)],
  [raw`$33.1/\sqrt{44.9}=4.94$`, fixed(left.signal / Math.sqrt(left.background), 2)],
  [raw`$1-33.1/50.4=34\ \%$`, percent(1 - left.signal / whole13.signal)],
  ['82 % of the background is removed too', percent(1 - left.background / whole13.background)],
  ['among 248 of other origin', whole(whole13.background)],
  ['There the best method gains 5 %', percent(4.69 / 4.48 - 1)],
]);
