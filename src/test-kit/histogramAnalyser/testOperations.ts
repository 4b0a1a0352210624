/** Questions to the engine, as a reader's work would ask them. */
import {seededRandom} from '@site/src/physics/random';
import type {Question} from '@site/src/apps/histogramAnalyser/model/counting/crossfilter';
import type {Filter} from '@site/src/apps/histogramAnalyser/model/cuts/filters';
import {testDimensions} from './testEvents';

/** A reader at work: sets, moves and clears cuts, chooses processes, orders cuts, drags brushes. */
export function* operations(count: number, seed: number): Generator<Question> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const names = testDimensions.map(({name}) => name);
  const ends: Readonly<Record<string, readonly number[]>> = {
    mass: [-20, 0, 5, 41.25, 75, 75.5, 105, 130],
    jets: [-0.5, 0, 1.5, 2, 4.5, 30],
    met: [0, 2.5, 10, 30, 30.5, 31, 200, 1e9],
    channel: [0, 1, 1.5, 3],
  };
  let question: Question = {filters: {}};
  for (let step = 0; step < count; step += 1) {
    const name = pick(names);
    const kind = random();
    const range = (): Filter => {
      const [a, b] = [pick(ends[name] ?? []), pick(ends[name] ?? [])];
      const open = random();
      if (open < 0.2) return {from: null, to: b};
      return open < 0.4 ? {from: a, to: null} : {from: Math.min(a, b), to: Math.max(a, b)};
    };
    const still = {...question, brushed: undefined};
    const others = Object.fromEntries(
      Object.entries(question.filters).filter(([other]) => other !== name),
    );
    if (kind < 0.6) {
      const filters = {...others, [name]: range()};
      question = {...still, filters, ...(kind < 0.3 ? {} : {brushed: name})};
    } else if (kind < 0.7) {
      question = {...still, filters: others};
    } else if (kind < 0.8) {
      const categories = [0, 1, 2, 3].filter(() => random() < 0.5);
      const filters = {...question.filters, [pick(['jets', 'channel'])]: {categories}};
      question = {...still, filters};
    } else if (kind < 0.9) {
      question = {...still, processes: [0, 1, 2].filter(() => random() < 0.6)};
    } else {
      question = {...still, order: [...names].sort(() => random() - 0.5).slice(0, 3)};
    }
    yield question;
  }
}
