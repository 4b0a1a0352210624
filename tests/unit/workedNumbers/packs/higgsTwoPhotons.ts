/** Numbers of the lesson on two photons, from the cells of its worksheet. */
import {higgsCrossSectionPb, higgsDecays} from '../../../../src/data/higgs';
import {massFromAngle} from '../../../../src/physics/kinematics';
import {masses} from '../../../../src/physics/masses';
import {ofLesson, type LessonRow} from '../lessonRow';
import {releaseLuminosity} from '../luminosity';
import {digits, digitsTex, fixed, percent, whole} from '../print';
import {
  spelled,
  numberIn,
  questionWith,
  readNumber,
  sheetCaption,
  sheetGrid,
  sheetTable,
  sumOf,
} from '../sheets';

const raw = String.raw;
const id = 'higgs-two-photons';

const pair = questionWith(id, 'Two photons have energies');
const energies = [numberIn(pair, /energies of (\d+)/), numberIn(pair, /and (\d+) GeV/)] as const;
const angle = numberIn(pair, /angle of (\d+)°/);
const tooLow = numberIn(pair, /measured (\d+) % too low/);
const massOf = (first: number): number =>
  massFromAngle([first, energies[1]], (angle * Math.PI) / 180);
const corrected = energies[0] * (1 + tooLow / 100);
const shift = massOf(corrected) / massOf(energies[0]) - 1;

const bins = sheetTable(id, 'Photon pairs in bins').map(([edges = '', n, b]) => {
  const [low = NaN, high = NaN] = edges.split('–').map(Number);
  return {low, high, n: readNumber(n), b: readNumber(b)};
});
type Bin = (typeof bins)[number];
const difference = ({n, b}: Bin): number => n - b;
/** Difference in error bars. */
const pull = (bin: Bin): number => difference(bin) / Math.sqrt(bin.n);

const sum = questionWith(id, 'Add up the');
const [from, to] = [numberIn(sum, /from (\d+)/), numberIn(sum, /to (\d+) GeV/)];
const window = bins.filter(({low, high}) => low >= from && high <= to);
const [total, background] = [sumOf(window.map(({n}) => n)), sumOf(window.map(({b}) => b))];
const signal = total - background;
const ratio = fixed(signal / Math.sqrt(background), 1);

const doubted = questionWith(id, 'What do you conclude');
const limit = numberIn(doubted, /more than \$(\d)\\sqrt N\$/);
const far = bins.filter((bin) => Math.abs(pull(bin)) > limit);
const [low] = far.filter((bin) => pull(bin) < 0);
const high = far.filter((bin) => pull(bin) > 0);
if (!low) throw new RangeError('No bin lies far below zero.');
const lowEdges = `${low.low} to ${low.high} GeV`;

const rises = bins.flatMap((bin, i) => {
  const before = bins[i - 1];
  return before && bin.n > before.n ? [{before, bin}] : [];
});
const [rise] = rises;
if (!rise) throw new RangeError('The counts never rise.');
const tallest = high.reduce((a, b) => (difference(b) > difference(a) ? b : a));

const decay = higgsDecays.find(({to: product}) => product === 'γγ')?.percent ?? NaN;
const produced = Number((higgsCrossSectionPb * releaseLuminosity * 1000).toPrecision(3));
const decays = Math.round((produced * decay) / 1000) * 10;
const caption = sheetCaption(id, 'Photon pairs in bins');
const older = numberIn(caption, /notebook for ([\d.]+) fb/);

const all = digits(sumOf(bins.map(({n}) => n)), 3);
const about = whole(Math.round(signal / 100) * 100);
const higgs = fixed(masses.higgs, 0);

export const higgsTwoPhotonRows: readonly LessonRow[] = ofLesson(id, [
  ['from 128,000 made-up photon pairs', all],
  ['finds about 1,400 Higgs bosons', about],
  [
    'about 1,400 of the made-up photon pairs remain near 125 GeV, with a significance of 7.3',
    about,
    higgs,
    ratio,
  ],
  [
    'a change of 1 % in one energy change the mass by only 0.5 %',
    String(tooLow),
    percent(shift, 1),
  ],
  ['the four bins around 125 GeV', spelled(window.length), higgs],
  ['it is 6 % of the height of its bin', percent(difference(tallest) / tallest.n)],
  ['With fourteen bins, and many plots', bins.length === 14 ? 'fourteen' : String(bins.length)],
  ['only 0.227 % of Higgs bosons', String(decay)],
  ['in bins of 2 GeV, generated', String(sheetGrid(id).bin)],
  ['the bins outside 121 to 129 GeV', `${from} to ${to} GeV`],
  ['conclude about the bin from 117 to 119 GeV', lowEdges],
  [
    'In 36.6 fb⁻¹, 2.04 million Higgs bosons are produced, and 0.227 % of them',
    String(releaseLuminosity),
    fixed(produced / 1e6, 2),
    String(decay),
  ],
  [
    raw`$m=\sqrt{2\cdot80\cdot62\,(1-\cos125^\circ)}=124.9\ \GeV$. With 80.8 GeV it is 125.6 GeV: an error of 1 % in one energy shifts the mass by 0.5 %`,
    raw`2\cdot${energies[0]}\cdot${energies[1]}\,(1-\cos${angle}^\circ)`,
    fixed(massOf(energies[0]), 1),
    fixed(corrected, 1),
    fixed(massOf(corrected), 1),
    String(tooLow),
    percent(shift, 1),
  ],
  [
    'with one exception, and the rise from 9,622 to 9,823 is only two error bars',
    spelled(rises.length),
    whole(rise.before.n),
    whole(rise.bin.n),
    spelled(Math.round((rise.bin.n - rise.before.n) / Math.sqrt(rise.bin.n))),
  ],
  [
    raw`$N=37{,}413$, $B=36{,}034$, $S=1379$, and $S/\sqrt B=1379/\sqrt{36034}=7.3$`,
    `N=${digitsTex(total, 5)}`,
    `B=${digitsTex(background, 5)}`,
    `S=${signal}`,
    raw`${signal}/\sqrt{${background}}=${ratio}`,
  ],
  [
    'The bins from 123 to 129 GeV, and the one from 117 to 119 GeV, which lies 2.3 error bars below zero',
    `${high[0]?.low} to ${high.at(-1)?.high} GeV`,
    lowEdges,
    fixed(-pull(low), 1),
  ],
  [
    raw`$2.04\times10^{6}\times0.00227=4630$ decays, and $1379/4630=30\ \%$`,
    raw`${fixed(produced / 1e6, 2)}\times10^{6}\times${fixed(decay / 100, 5)}=${decays}`,
    `${signal}/${decays}=${percent(signal / decays)}`,
  ],
  ['The notebook gives 36.1 fb⁻¹', String(older)],
  ['the four bins from 121 to 129 GeV to get', spelled(window.length), `${from} to ${to}`],
]);
