/** Which events an analysis counts, and how they come about. */
import type {DecodedSample} from '@site/src/samples/format/decode';
import {optionOf, type Analysis, type Scheme} from '../analysis';
import type {AppDescription} from '../description';
import type {Events} from './events';
import type {OptionValue} from '../options';
import {eventsOf} from './sampleEvents';
import type {Factors} from '../view';
import {isWhatIf} from '../whatIf/choice';

/** One of `groups` equal parts of the events, assigned at random with `seed`; `group` counts from 1. */
interface Share {
  readonly group: number;
  readonly groups: number;
  readonly seed: number;
}

/** Which events are counted; all else of an analysis is a question about them, or a factor. */
export interface EventChoice {
  /** By name of the option: what differs from the sample as it is served. */
  readonly changes: Readonly<Record<string, OptionValue>>;
  /** null for all events. */
  readonly share: Share | null;
  /** New pseudo-data for a luminosity in fb⁻¹; null for those of the sample. */
  readonly pseudoData: {readonly seed: number; readonly luminosity: number} | null;
}

/** What can be done to events on their way from the sample to the engine. */
export interface Stages {
  /** Simulates the events again, with different physics or a different detector. */
  readonly remade: (description: AppDescription, choice: EventChoice) => Promise<Events>;
  readonly part: (events: Events, share: Share) => Events;
  /** Generates pseudo-data: a Poisson number for each simulated event, by its weight and `factors`. */
  readonly samplePseudoData: (events: Events, factors: Factors, seed: number) => Events;
}

const numberOf = (scheme: Scheme, analysis: Analysis, name: string): number =>
  Number(optionOf(scheme, analysis, name) ?? 0);

/**
 * The events that an analysis counts. Pseudo-data are generated again where a user requires it, and where
 * the luminosity is not that of the sample, for which alone they were made; recorded data are never replaced.
 */
export function eventChoiceOf(
  description: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
): EventChoice {
  const [group, groups, seed, asked] = ['group', 'groups', 'seed', 'throw'].map((name) =>
    numberOf(scheme, analysis, name),
  ) as [number, number, number, number];
  const {luminosity, options} = analysis;
  const isGenerated =
    description.hasPseudoData &&
    !description.hasRecordedData &&
    (asked > 0 || luminosity !== description.luminosity);
  return {
    changes: Object.fromEntries(Array.from(options).filter(([name]) => isWhatIf(name))),
    share: group > 0 ? {group, groups, seed} : null,
    pseudoData: isGenerated ? {seed: asked || 1, luminosity} : null,
  };
}

/** Two choices of one name are the same events. */
export const nameOfChoice = (choice: EventChoice): string => JSON.stringify(choice);

/** @throws EventsError as `eventsOf` does */
export async function chosenEvents(
  sample: DecodedSample,
  description: AppDescription,
  choice: EventChoice,
  {remade, part, samplePseudoData}: Stages,
): Promise<Events> {
  const isChanged = Object.keys(choice.changes).length > 0;
  const all = isChanged ? await remade(description, choice) : eventsOf(sample, description);
  const shared = choice.share ? part(all, choice.share) : all;
  if (!choice.pseudoData) return shared;
  const factor = choice.pseudoData.luminosity / description.luminosity;
  return samplePseudoData(
    shared,
    description.processes.map(() => factor),
    choice.pseudoData.seed,
  );
}

/**
 * Factors on the weights of simulated events, by process: from the luminosity of the sample to another,
 * and to the cross-sections of a preset.
 *
 * @param luminosity in fb⁻¹
 * @param preset undefined for the normalisation of the sample
 */
export const factorsOf = (
  {processes, luminosity: reference}: AppDescription,
  luminosity: number,
  preset: {readonly factors: Readonly<Record<string, number>>} | undefined,
): Factors => processes.map(({id}) => (luminosity / reference) * (preset?.factors[id] ?? 1));
