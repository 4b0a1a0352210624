import type {Stop} from '../../model/sequence';

/** What was chosen, by quiz and event: the first choice counts. */
export type Answers = Readonly<Record<string, string>>;

const most = 2_000;

export const answerName = (seed: number, event: string): string => `${seed}:${event}`;

/** Answers as they were kept; those that are none are left out. */
export function readAnswers(kept: unknown): Answers {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.slice(0, most));
}

export interface Score {
  readonly right: number;
  readonly given: number;
}

/** How many questions of a quiz were answered, and how many of them rightly. */
export function scoreOf(answers: Answers, seed: number, sequence: readonly Stop[]): Score {
  const given = sequence.filter(({event}) => Object.hasOwn(answers, answerName(seed, event)));
  const right = given.filter(({group, event}) => answers[answerName(seed, event)] === group);
  return {right: right.length, given: given.length};
}
