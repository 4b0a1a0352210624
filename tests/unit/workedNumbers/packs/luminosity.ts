/** Numbers of the lesson on cross-section and luminosity, from the cells of its worksheet. */
import {fourLeptonPercent, higgsCrossSectionPb} from '../../../../src/data/higgs';
import {inelastic13, processes13} from '../../../../src/data/processes';
import {collisionRate, expectedEvents} from '../../../../src/physics/rates';
import {ofLesson, type LessonRow} from '../lessonRow';
import {releaseLuminosity} from '../luminosity';
import {digits, digitsTex, fixed, percent, power} from '../print';
import {
  keyTable,
  numberIn,
  numberOfQuestion,
  questionWith,
  readNumber,
  sheetTable,
  sheetText,
} from '../sheets';

const raw = String.raw;
const id = 'luminosity-and-cross-section';

/** In pb, by the unit behind a number. */
const unitsInPb = {mb: 1e9, nb: 1000, pb: 1, fb: 1e-3} as const;
const isUnit = (unit: string): unit is keyof typeof unitsInPb => unit in unitsInPb;

const squareMetresPerPb = 1e-40;

/** A cross-section as the sheet prints it, in pb. */
function inPb(printed = ''): number {
  const unit = printed.split(' ')[1] ?? '';
  if (!isUnit(unit)) throw new RangeError(`${printed} has no unit of a cross-section.`);
  return readNumber(printed) * unitsInPb[unit];
}

const printedLuminosity = numberIn(sheetText(id, 'In a collider'), /L=([\d.]+)\\ \\invfb/);
const inInversePb = printedLuminosity * unitsInPb.nb;

/** The second and the third column of the answer, calculated from the sheet. */
export const expectedRows: readonly (readonly string[])[] = sheetTable(id, 'Processes').map(
  ([, printed]) => {
    const sigma = inPb(printed);
    const events = expectedEvents(sigma, inInversePb);
    return [
      digits(sigma, 5),
      events < 1000 ? fixed(events, 0) : `${digits(events / 1e6, 3)} million`,
    ];
  },
);
export const printedRows: readonly (readonly string[])[] = keyTable(id, 'Cross-section times').map(
  (row) => row.slice(1),
);

const typed = (name: string): number =>
  processes13.find((process) => process.name === name)?.crossSectionPb ?? NaN;
const four = (higgsCrossSectionPb * fourLeptonPercent) / 100;
/** Cross-sections of the sheet, and what the site states elsewhere, to two digits, in pb. */
export const crossSections: readonly (readonly [sheet: string, stated: string])[] = sheetTable(
  id,
  'Processes',
).map(([, printed], row) => {
  const stated = [typed('W → ℓν'), typed('Z → ℓℓ'), typed('tt̄'), higgsCrossSectionPb, four][row];
  const places = row === 4 ? 2 : 3;
  return [inPb(printed).toPrecision(places), (stated ?? NaN).toPrecision(places)];
});

const cells = sheetTable(id, 'Processes').map(([name = '', printed = '']) => [name, printed]);
const higgsCell = cells.find(([name]) => name === 'Higgs boson')?.[1];
const higgs = inPb(higgsCell);
const fourEvents = expectedRows.at(-1)?.[1] ?? '';

const inelastic = numberIn(questionWith(id, 'break up a proton'), /is (\d+) mb/);
const rates = questionWith(id, 'was designed for');
const designed = 10 ** numberIn(rates, /\$10\^\{(\d+)\}/);
const perHiggs = (inelastic * unitsInPb.mb) / higgs;
const wanted = numberIn(questionWith(id, 'How many days'), /collect ([\d.]+) fb/);
const seconds = (wanted * 1e39) / designed;
const higgsRate = collisionRate(designed, higgs * 1e-9);

const [side, dropped, hits, pairs] = [16, 90, 18, 12] as const;

export const luminosityRows: readonly LessonRow[] = ofLesson(id, [
  ['A luminosity of 36.6 fb⁻¹ is a brightness', String(releaseLuminosity)],
  ['it corresponds to 36.6 expected events', String(releaseLuminosity)],
  [raw`$L=36.6\ \invfb=36{,}600`, String(releaseLuminosity), digitsTex(inInversePb, 3)],
  ['gives 253, then the data contain 253 events', `gives ${fourEvents}`, `${fourEvents} events`],
  ['by about the square root, 16', fixed(Math.sqrt(readNumber(fourEvents)), 0)],
  [
    raw`1 b is $10^{-28}\ \mathrm{m}^2$, 1 mb = $10^9$ pb, 1 nb = 1000 pb, 1 pb = 1000 fb`,
    raw`10^{${Math.log10(squareMetresPerPb / 1e-12)}}`,
    raw`10^${Math.log10(unitsInPb.mb)}`,
    `1 nb = ${unitsInPb.nb} pb`,
    `1 pb = ${1 / unitsInPb.fb} fb`,
  ],
  [raw`(1 pb is $10^{-36}\ \mathrm{cm}^2$.)`, raw`10^{${Math.log10(squareMetresPerPb * 1e4)}}`],
  [raw`1 fb is a thousandth of 1 pb, so $1\ \invfb=1000\ `, raw`1\ \invfb=${1 / unitsInPb.fb}`],
  ['of question 4? Why', String(numberOfQuestion(id, 'was designed for'))],
  ['is 80 mb', fixed(inelastic13.crossSectionPb / unitsInPb.mb, 0)],
  ['The numbers of events expected in 36.6 fb⁻¹', String(printedLuminosity)],
  ['would it take to collect 36.6 fb⁻¹', String(printedLuminosity)],
  [
    raw`has $A=256\ \mathrm{cm}^2$; with $n=90$ and $k=18$ the area of the disc is $256\times18/90=51\ \mathrm{cm}^2$`,
    fixed(side ** 2, 0),
    raw`${side ** 2}\times${hits}/${dropped}=${fixed((side ** 2 * hits) / dropped, 0)}`,
  ],
  ['a square with a side of 16 cm', String(side)],
  [
    raw`Its radius is 4 cm, so $\pi r^2=50\ \mathrm{cm}^2$`,
    String(side / 4),
    fixed(Math.PI * (side / 4) ** 2, 0),
  ],
  ['the disc covers 19.6 %', percent(Math.PI / 16, 1)],
  [
    raw`With $k=18$: $1/\sqrt{18}=24\ \%$. For twelve such pairs together, $k=216$ and $1/\sqrt{216}=6.8\ \%$`,
    raw`k=${hits}$: $1/\sqrt{${hits}}=${percent(1 / Math.sqrt(hits))}`,
    raw`k=${hits * pairs}$ and $1/\sqrt{${hits * pairs}}=${percent(1 / Math.sqrt(hits * pairs), 1)}`,
  ],
  [
    raw`$80\ \mathrm{mb}/55.7\ \mathrm{pb}=8\times10^{10}/55.7=1.4\times10^{9}$: one in 1.4 billion`,
    raw`${inelastic}\ \mathrm{mb}/${higgs}\ \mathrm{pb}=${inelastic / 10}\times10^{10}/${higgs}=${power(perHiggs, 2)}`,
    fixed(perHiggs / 1e9, 1),
  ],
  [
    raw`$10^{34}\times8\times10^{-26}=8\times10^{8}$ per second`,
    raw`10^{${Math.log10(designed)}}\times${power(inelastic * 1e-27, 1)}=${power(collisionRate(designed, inelastic), 1)}`,
  ],
  [
    raw`$10^{34}\times55.7\times10^{-36}=0.56$ per second, one every 1.8 seconds`,
    raw`10^{${Math.log10(designed)}}\times${higgs}\times10^{-36}=${fixed(higgsRate, 2)}`,
    fixed(1 / higgsRate, 1),
  ],
  [
    raw`$36.6\times10^{39}\ \mathrm{cm}^{-2}/10^{34}\ \mathrm{cm}^{-2}\,\mathrm{s}^{-1}=3.66\times10^{6}\ \mathrm{s}$, 42 days`,
    String(wanted),
    power(seconds, 3),
    fixed(seconds / 86_400, 0),
  ],
]);
