/**
 * Simulated events with weights, few where they are common and many where they are rare, so that a
 * tight selection is not left with a lone event of a large weight.
 */
import {choice, poisson, type Random} from '../random';

export interface Stratum<Event> {
  /** The first stratum that contains an event has it; one that contains all should come last. */
  readonly contains: (event: Event) => boolean;
  /** Most events that are kept. */
  readonly rows: number;
}

export interface Component<Event> {
  /** One event that passes the preselection, or null for one that does not. */
  readonly make: (random: Random) => Event | null;
  /** Share of the component among the events that are made, before the preselection. */
  readonly madeShare: number;
  /** How many events pass the preselection before they are thinned out. */
  readonly accepted: number;
  readonly strata: readonly Stratum<Event>[];
}

export interface WeightedEvent<Event> {
  readonly event: Event;
  readonly weight: number;
}

interface Pool<Event> {
  readonly component: Component<Event>;
  /** Events kept of each stratum, and how many fell into it. */
  readonly strata: readonly {readonly kept: readonly Event[]; readonly found: number}[];
  /** Share that passes the preselection. */
  readonly acceptance: number;
}

/** How many events are made between two reports. */
const reportEvery = 256;

/** A generator that yields the completed fraction from time to time and returns the result. */
export type ProgressGenerator<Result> = Generator<number, Result, unknown>;

/** Runs a generator to its end and returns the result. */
export function finished<Result>(making: ProgressGenerator<Result>): Result {
  for (;;) {
    const {done, value} = making.next();
    if (done) return value;
  }
}

function* filling<Event>(
  random: Random,
  component: Component<Event>,
): ProgressGenerator<Pool<Event>> {
  const strata = component.strata.map(() => ({kept: [] as Event[], found: 0}));
  let made = 0;
  for (let accepted = 0; accepted < component.accepted; made += 1) {
    if (made % reportEvery === 0) yield accepted / component.accepted;
    const event = component.make(random);
    if (event === null) continue;
    accepted += 1;
    const number = component.strata.findIndex(({contains}) => contains(event));
    const stratum = strata[number];
    if (!stratum) throw new RangeError('an event belongs to no stratum');
    stratum.found += 1;
    if (stratum.kept.length < (component.strata[number]?.rows ?? 0)) stratum.kept.push(event);
  }
  return {component, strata, acceptance: component.accepted / made};
}

/**
 * Makes one thing after another.
 *
 * @param sizes how much of the whole each is, for the share that is done; all the same, unless said
 */
export function* inTurn<Result>(
  makings: readonly ProgressGenerator<Result>[],
  sizes: readonly number[] = makings.map(() => 1),
): ProgressGenerator<readonly Result[]> {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const results: Result[] = [];
  let done = 0;
  for (const [i, making] of makings.entries()) {
    const size = (sizes[i] ?? 0) / all;
    let step = making.next();
    for (; !step.done; step = making.next()) yield done + size * step.value;
    results.push(step.value);
    done += size;
  }
  return results;
}

/**
 * Events of a process. Within a component all strata together stand for it in the right proportions;
 * the components share `expected` by what is made of them and what passes.
 *
 * @param expected events after the preselection: the sum of all weights
 */
export function* stratifying<Event>(
  random: Random,
  components: readonly Component<Event>[],
  expected: number,
): ProgressGenerator<readonly WeightedEvent<Event>[]> {
  const pools = yield* inTurn(components.map((component) => filling(random, component)));
  const sizes = pools.map(({component, acceptance}) => component.madeShare * acceptance);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return pools.flatMap(({component, strata}, i) => {
    const share = (expected * (sizes[i] ?? 0)) / all;
    return strata.flatMap(({kept, found}) => {
      const weight = (share * found) / component.accepted / kept.length;
      return kept.map((event) => ({event, weight}));
    });
  });
}

/** The same at once. */
export const stratified = <Event>(
  random: Random,
  components: readonly Component<Event>[],
  expected: number,
): readonly WeightedEvent<Event>[] => finished(stratifying(random, components, expected));

/** Pseudo-data: a Poisson-distributed number of events of weight one. */
export function generatePseudoData<Event>(
  random: Random,
  components: readonly Component<Event>[],
  expected: number,
): readonly Event[] {
  const shares = components.map(({madeShare}) => madeShare);
  const events: Event[] = [];
  for (const count = poisson(random, expected); events.length < count;) {
    const event = components[choice(random, shares)]?.make(random) ?? null;
    if (event !== null) events.push(event);
  }
  return events;
}
