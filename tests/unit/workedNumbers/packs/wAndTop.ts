/** Numbers of the lesson on W bosons and top quarks, from the cells of its worksheet. */
import {transverseMass} from '../../../../src/physics/kinematics';
import {masses, widths} from '../../../../src/physics/masses';
import {expectedEvents} from '../../../../src/physics/rates';
import {ofLesson, type LessonRow} from '../lessonRow';
import {digitsTex, fixed, percent} from '../print';
import {
  spelled,
  listed,
  numberIn,
  numberOfQuestion,
  questionWith,
  readNumber,
  sheetTable,
} from '../sheets';

const raw = String.raw;
const id = 'w-and-top-8tev';

/** The transverse mass of a row of the worksheet, for the test of its table. */
export const transverseMassOf = (pt = '', missing = '', angle = ''): string =>
  fixed(transverseMass(Number(pt), Number(missing), (Number.parseFloat(angle) * Math.PI) / 180), 1);

const events = sheetTable(id, 'practice events').map(
  ([event = '', lepton = '', pt = '', missing = '', angle = '', jets, tags]) => ({
    event,
    isPositive: lepton.includes('⁺'),
    pt: readNumber(pt),
    missing: readNumber(missing),
    mass: Number(transverseMassOf(pt, missing, angle)),
    jets: readNumber(jets),
    tags: readNumber(tags),
  }),
);
type Event = (typeof events)[number];

const cuts = questionWith(id, 'The W selection requires');
const above = {
  pt: numberIn(cuts, /\\pt>(\d+)/),
  missing: numberIn(cuts, /\\met>(\d+)/),
  mass: numberIn(cuts, /m_\\mathrm\{T\}>(\d+)/),
};
const passes = (event: Event, ...named: readonly (keyof typeof above)[]): boolean =>
  named.every((name) => event[name] > above[name]);
const names = (isIn: (event: Event) => boolean): readonly string[] =>
  events.filter(isIn).map(({event}) => event);

/** At least four jets, at least two of them b-tagged, as the question says in words. */
const hasTopJets = ({jets, tags}: Event): boolean => jets >= 4 && tags >= 2;
const isW = (event: Event): boolean => passes(event, 'pt', 'missing', 'mass');
const isTop = (event: Event): boolean => isW(event) && hasTopJets(event);
const onlyMass = names((event) => !isW(event) && passes(event, 'pt', 'missing'));
const onlyMissing = names((event) => !isW(event) && passes(event, 'pt', 'mass'));
const nearlyTop = events.find((event) => event.jets >= 4 && !isTop(event));
const positive = names((event) => isW(event) && !isTop(event) && event.isPositive);
const negative = names((event) => isW(event) && !isTop(event) && !event.isPositive);
const heavy = names(({mass}) => mass > masses.w + widths.w);

const rates = questionWith(id, 'the cross-section of W');
const luminosity = 1000 * numberIn(rates, /produced in (\d+) fb/);
const [w, top] = [1000 * numberIn(rates, /is (\d+) nb/), numberIn(rates, /is (\d+) pb/)];
const efficiency = numberIn(questionWith(id, 'b-tagging efficiency is'), /is (\d+) %/);
const tagged = efficiency / 100;
const missed = Number((1 - tagged).toFixed(2));

export const wAndTopRows: readonly LessonRow[] = ofLesson(id, [
  ['which of ten events pass', events.length === 10 ? 'ten' : String(events.length)],
  ['before they go on to question 2', String(numberOfQuestion(id, 'fails the W selection'))],
  ['below the edge near 80 GeV', fixed(masses.w, 0)],
  ['selects about 70 % of b-jets', String(efficiency)],
  ['Event 4 fails the W selection only because of its transverse mass', listed(onlyMass)],
  ['Events 7 and 9 have a transverse mass', listed(heavy)],
  ['the mass of the W boson, 80.37 GeV', fixed(masses.w, 2)],
  [
    'Events 1, 2, 3, 5, 6, 7, 8 and 9 pass. Event 4 fails the cut on the transverse mass, event 10 the cut on missing transverse momentum',
    `Events ${listed(names(isW))} pass`,
    `Event ${listed(onlyMass)} fails the cut on the transverse mass`,
    `event ${listed(onlyMissing)} the cut on missing`,
  ],
  [
    'Events 3, 7 and 9. Event 10 has four jets, but only one b-tag',
    `Events ${listed(names(isTop))}`,
    `Event ${nearlyTop?.event} has ${spelled(nearlyTop?.jets ?? 0)} jets`,
    `only ${spelled(nearlyTop?.tags ?? 0)} b-tag`,
  ],
  [
    'Three positive (1, 5, 6) and two negative (2, 8)',
    spelled(positive.length).replace('t', 'T'),
    `positive (${positive.join(', ')})`,
    `${spelled(negative.length)} negative (${negative.join(', ')})`,
  ],
  ['Five events are too few', spelled(positive.length + negative.length).replace('f', 'F')],
  [
    raw`$12\,000\ \mathrm{pb}\times1000\ \mathrm{pb}^{-1}=12$ million`,
    raw`${w / 1000}\,000\ \mathrm{pb}\times${luminosity}`,
    fixed(expectedEvents(w, luminosity) / 1e6, 0),
  ],
  [
    raw`$253\times1000=253{,}000$`,
    raw`${top}\times${luminosity}=${digitsTex(expectedEvents(top, luminosity), 3)}`,
  ],
  [
    raw`Two tags: $0.7^2=49\ \%$. At least one: $1-0.3^2=91\ \%$`,
    `${tagged}^2=${percent(tagged ** 2)}`,
    `1-${missed}^2=${percent(1 - missed ** 2)}`,
  ],
  ['Ten practice events', events.length === 10 ? 'Ten' : String(events.length)],
]);
