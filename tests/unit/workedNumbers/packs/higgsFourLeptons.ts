/** Numbers of the lesson on four leptons, from the cells of its worksheet. */
import {readFileSync} from 'node:fs';
import {fourLeptonPercent, higgsCrossSectionPb} from '../../../../src/data/higgs';
import {inelastic13} from '../../../../src/data/processes';
import {mass, sum, type FourVector} from '../../../../src/physics/fourVector';
import {masses} from '../../../../src/physics/masses';
import {asimovSignificance, tailProbability} from '../../../../src/physics/statistics/statistics';
import {ofLesson, type LessonRow} from '../lessonRow';
import {releaseLuminosity} from '../luminosity';
import {digits, fixed, power} from '../print';
import {
  binned,
  numberIn,
  numberOfQuestion,
  questionWith,
  readNumber,
  sheetGrid,
  sheetTable,
  sumOf,
} from '../sheets';

const raw = String.raw;
const id = 'higgs-four-leptons';

function leptonOf(cells: readonly string[]): FourVector {
  const [px = NaN, py = NaN, pz = NaN, energy = NaN] = cells.map(readNumber);
  return {px, py, pz, energy};
}
const leptons = sheetTable(id, 'One candidate').filter(([name]) => name !== 'sum');
const ofFlavour = (flavour: string): readonly FourVector[] =>
  leptons.filter(([name = '']) => name.startsWith(flavour)).map(([, ...cells]) => leptonOf(cells));
const [electrons, muons] = [sum(...ofFlavour('e')), sum(...ofFlavour('μ'))];
const all = sum(electrons, muons);
const components = [all.px, all.py, all.pz] as const;

const evidence = questionWith(id, 'Physicists speak of evidence');
const discovery = numberIn(evidence, /discovery if it is (\d+)/);
const count = questionWith(id, 'Without a Higgs boson');
const [from, to] = [numberIn(count, /between (\d+)/), numberIn(count, /and (\d+) GeV/)];
const background = numberIn(count, /\$B=(\d+)\$/);

const groups = sheetTable(id, 'forty made-up').map(([, list = '']) => list.split(', ').map(Number));
const near = groups.map((group) => group.filter((value) => value >= from && value < to));
const seen = near.flat().length;
const excess = seen - background;
const ratio = excess / Math.sqrt(background);
const grid = sheetGrid(id);
const first = Math.round((from - grid.from) / grid.bin);
const last = Math.round((to - grid.from) / grid.bin);
const highest = Math.max(...groups.flatMap((group) => binned(group, grid).slice(first, last)));

const produced = higgsCrossSectionPb * releaseLuminosity * 1000;
const share = fourLeptonPercent / 100;
const oneIn = inelastic13.crossSectionPb / higgsCrossSectionPb;
const [z, higgs] = [fixed(masses.z, 0), fixed(masses.higgs, 0)];
/** Window, signal and background of the notebook, as its walkthrough prints them. */
const [notebookFrom, notebookTo, notebookSignal, notebookBackground] = (
  /Between ([\d.]+) and (\d+) GeV the simulation predicts ([\d.]+) signal .*? and ([\d.]+) background/
    .exec(readFileSync('docs/13TeV25Doc/StandardModel.mdx', 'utf8'))
    ?.slice(1) ?? []
).map(Number) as [number, number, number, number];

const window = [String(from), String(to)] as const;

export const higgsFourLeptonRows: readonly LessonRow[] = ofLesson(id, [
  ['combines them, a peak appears at 125 GeV', higgs],
  ['with forty, a peak appears at 125 GeV', higgs],
  ['a count of 16 events fluctuates by about 4', fixed(Math.sqrt(16), 0)],
  [
    'Of the 2.04 million Higgs bosons that were produced in 36.6 fb⁻¹, about 253 decayed',
    fixed(produced / 1e6, 2),
    String(releaseLuminosity),
    fixed(produced * share, 0),
  ],
  ['counts the events between 120 and 130 GeV', ...window],
  [
    'the Z → 4ℓ peak at 91 GeV, the Higgs boson at 125 GeV, and a rise at 180 GeV',
    z,
    higgs,
    digits(2 * masses.z, 2),
  ],
  ['Every event at 125 GeV', higgs],
  [
    '10.3 of the 28.7 events expected between 122.5 and 130 GeV are background',
    `${notebookBackground} of the ${fixed(notebookSignal + notebookBackground, 1)}`,
    `${notebookFrom} and ${notebookTo} GeV`,
  ],
  ['Twice 91 GeV is more than 125 GeV', z, higgs],
  [
    'candidate of question 1, the second pair has a mass of 29 GeV',
    String(numberOfQuestion(id, 'Fill in the sums')),
    fixed(mass(muons), 0),
  ],
  [raw`with a probability of $2.9\times10^{-7}$`, power(tailProbability(discovery), 2)],
  ['Between 120 and 130 GeV there are about as many', ...window],
  [
    raw`Sum: $(p_x,p_y,p_z)=(-2,-19,22)\ \GeV$ and $E=128.6\ \GeV$, so $m=\sqrt{128.6^2-2^2-19^2-22^2}=125.3\ \GeV$`,
    `(${components.join(',')})`,
    `E=${fixed(all.energy, 1)}`,
    raw`\sqrt{${fixed(all.energy, 1)}^2-${components.map((one) => `${Math.abs(one)}^2`).join('-')}}`,
    fixed(mass(all), 1),
  ],
  [
    'The mass of the electron pair is 91.4 GeV, and that of the muon pair 28.7 GeV',
    fixed(mass(electrons), 1),
    fixed(mass(muons), 1),
  ],
  ['The electrons, with a mass of 91.4 GeV', fixed(mass(electrons), 1)],
  [
    'No group alone has more than 3 events in a bin near 125 GeV. After the third group, the two bins from 120 to 130 GeV contain 10 events, and after the fourth 14',
    String(highest),
    higgs,
    ...window,
    String(sumOf(near.slice(0, 3).map(({length}) => length))),
    String(seen),
  ],
  ['one of 1.4 billion collisions, and 0.0124 %', fixed(oneIn / 1e9, 1), String(fourLeptonPercent)],
  [
    raw`$N=14$, so $S=14-6=8$ and $S/\sqrt B=8/\sqrt6=3.3$. (For so few events this estimate is too high; a better formula gives 2.8.)`,
    `N=${seen}`,
    `S=${seen}-${background}=${excess}`,
    raw`${excess}/\sqrt${background}=${fixed(ratio, 1)}`,
    fixed(asimovSignificance(excess, background), 1),
  ],
  ['would be needed for 5, if signal', String(discovery)],
  [
    raw`$(5/3.3)^2=2.3$`,
    `(${discovery}/${fixed(ratio, 1)})`,
    fixed((discovery / Number(fixed(ratio, 1))) ** 2, 1),
  ],
  [
    raw`$1.4\times10^{9}/1.24\times10^{-4}=1.1\times10^{13}$, eleven million million`,
    power(oneIn, 2),
    power(share, 3),
    power(Number(oneIn.toPrecision(2)) / share, 2),
  ],
]);
