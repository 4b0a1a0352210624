/** Numbers of the lesson on classifiers, from the cells of its worksheet. */
import {ofLesson, type LessonRow} from '../lessonRow';
import {fixed, percent, whole} from '../print';
import {spelled, listed, numberIn, questionWith, readNumber, sheetTable} from '../sheets';

const raw = String.raw;
const id = 'teach-a-machine';

interface Event {
  readonly met: number;
  readonly deltaR: number;
  readonly isSignal: boolean;
}
type Question = (event: Event) => boolean;

function eventsOf(rows: readonly (readonly string[])[]): readonly Event[] {
  const [met = [], deltaR = [], kinds = []] = rows.map((row) => row.slice(1));
  return kinds.map((kind, i) => ({
    met: readNumber(met[i]),
    deltaR: readNumber(deltaR[i]),
    isSignal: kind === 'S',
  }));
}
const learnt = eventsOf(sheetTable(id, 'Eight training events'));
export const unseen = eventsOf(sheetTable(id, 'Eight test events').slice(0, 3));

const splits = questionWith(id, 'Gini impurity');
const met = numberIn(splits, /\\met\$ above (\d+)/);
const deltaR = numberIn(splits, /\\Delta R\$ below ([\d.]+)/);
const isHigh: Question = (event) => event.met > met;
export const isNear: Question = (event) => event.deltaR < deltaR;
const split = (events: readonly Event[], question: Question) =>
  [events.filter(question), events.filter((event) => !question(event))] as const;

const count = (events: readonly Event[]): readonly [signal: number, background: number] => {
  const signal = events.filter(({isSignal}) => isSignal).length;
  return [signal, events.length - signal];
};
const impurity = (events: readonly Event[]): number => {
  const share = count(events)[0] / events.length;
  return 2 * share * (1 - share);
};
const counted = (events: readonly Event[]): string => {
  const [signal, background] = count(events);
  return `${signal} S and ${background} B`;
};
const mean = (question: Question): number =>
  split(learnt, question).reduce(
    (sum, group) => sum + (group.length * impurity(group)) / learnt.length,
    0,
  );

const [high, low] = split(learnt, isHigh);
const [near, far] = split(learnt, isNear);
const together = learnt.flatMap((event, i) => (isNear(event) ? [String(i + 1)] : []));
const odd = learnt.findIndex((event) => isNear(event) && !event.isSignal);
const below = learnt[odd]?.met ?? NaN;
const lowest = Math.min(...near.filter(({isSignal}) => isSignal).map((event) => event.met));
const threshold = (below + lowest) / 2;
const right = (events: readonly Event[], tree: Question): number =>
  events.filter((event) => tree(event) === event.isSignal).length;
export const isBoth: Question = (event) => isNear(event) && event.met > threshold;

const rare = questionWith(id, 'Method A classifies');
const all = numberIn(rare, /Of ([\d,]+) events/);
const signal = numberIn(rare, /events (\d+) are signal/);
const found = numberIn(rare, /B finds (\d+)/);
const wrong = numberIn(rare, /classifies (\d+) background/);
const others = all - signal;
const good = found + others - wrong;

const scores = sheetTable(id, 'Scores of a classifier');
const [signals = [], backgrounds = []] = [0, 1].map((at) => scores.map((row) => Number(row[at])));
const wins = signals.map((one) => backgrounds.filter((score) => one > score).length);
const won = wins.reduce((a, b) => a + b, 0);
const pairs = signals.length * backgrounds.length;

const part = questionWith(id, 'A test sample contains');
const fraction = numberIn(part, /contains (\d+) %/) / 100;
const [s, b] = [numberIn(part, /S=(\d+)/), numberIn(part, /B=(\d+)/)];
const [allS, allB] = [Math.round(s / fraction), Math.round(b / fraction)];
const accuracyA = percent(others / all, 1);

export const teachAMachineRows: readonly LessonRow[] = ofLesson(id, [
  ['Accuracy of 99 %', percent(others / all)],
  [raw`“is $\Delta R$ below 1.8?” and classifies`, String(deltaR)],
  [
    raw`All events: $p=1/2$, impurity 0.5. “$\met$ above 100” gives 3 S and 1 B in one group, 1 S and 3 B in the other: 0.375 each, mean 0.375. “$\Delta R$ below 1.8” gives 4 S and 1 B, impurity 0.32, and three B with impurity 0: the mean is $\tfrac58\cdot0.32=0.2$`,
    `p=${count(learnt)[0] / count(learnt)[0]}/${learnt.length / count(learnt)[0]}`,
    `impurity ${impurity(learnt)}`,
    `above ${met}`,
    `${counted(high)} in one group, ${counted(low)} in the other: ${impurity(high)} each`,
    `mean ${mean(isHigh)}`,
    `below ${deltaR}`,
    `${counted(near)}, impurity ${fixed(impurity(near), 2)}`,
    `${spelled(far.length)} B with impurity ${impurity(far)}`,
    raw`\tfrac${near.length}${learnt.length}\cdot${fixed(impurity(near), 2)}=${Number(fixed(mean(isNear), 6))}`,
  ],
  [
    raw`Events 1, 2, 3, 4 and 6 remain together, and event 6 is the background. Its $\met$ is 90 GeV, and the lowest signal value is 95 GeV: any threshold between them works, such as “is $\met$ above 92.5?”`,
    `Events ${listed(together)} remain`,
    `event ${odd + 1} is`,
    `${below} GeV`,
    `${lowest} GeV`,
    String(threshold),
  ],
  [
    'With one cut, 5 of 8 are classified correctly; with two cuts, 4 of 8. For the training events, the first tree gets 7 of 8 right',
    `${right(unseen, isNear)} of ${unseen.length} are`,
    `two cuts, ${right(unseen, isBoth)} of ${unseen.length}`,
    `${right(learnt, isNear)} of ${learnt.length} right`,
  ],
  ['fit a single event, number 6', String(odd + 1)],
  ['all eight events are classified correctly', spelled(right(learnt, isBoth))],
  [
    raw`A is right for 990 of 1,000 events, an accuracy of 99.0 %`,
    `${others} of ${whole(all)}`,
    accuracyA,
  ],
  [
    raw`B is right for $8+960=968$, an accuracy of 96.8 %; its precision is $8/38=21\ \%$`,
    `${found}+${others - wrong}=${good}`,
    percent(good / all, 1),
    `${found}/${found + wrong}=${percent(found / (found + wrong))}`,
  ],
  [
    raw`=10/\sqrt{990}=0.32$; with B, it is $8/\sqrt{30}=1.46$`,
    raw`${signal}/\sqrt{${others}}=${fixed(signal / Math.sqrt(others), 2)}`,
    raw`${found}/\sqrt{${wrong}}=${fixed(found / Math.sqrt(wrong), 2)}`,
  ],
  [
    raw`0.9 is above all three background scores, 0.7 above two, 0.4 above two: $7/9=0.78$`,
    `${signals[0]} is above all ${spelled(wins[0] ?? 0)}`,
    `${signals[1]} above ${spelled(wins[1] ?? 0)}`,
    `${signals[2]} above ${spelled(wins[2] ?? 0)}`,
    `${won}/${pairs}=${fixed(won / pairs, 2)}`,
  ],
  [
    raw`$9/\sqrt{12}=2.60$ in the test sample. In the whole sample $S=30$ and $B=40$, so $30/\sqrt{40}=4.74$. The factor is $\sqrt{0.3}=0.55$`,
    raw`${s}/\sqrt{${b}}=${fixed(s / Math.sqrt(b), 2)}`,
    `S=${allS}`,
    `B=${allB}`,
    raw`${allS}/\sqrt{${allB}}=${fixed(allS / Math.sqrt(allB), 2)}`,
    raw`\sqrt{${fraction}}=${fixed(Math.sqrt(fraction), 2)}`,
  ],
  ['finds 8 of the 10', `of the ${signal}`],
  ['Go through all nine pairs', spelled(pairs)],
]);
