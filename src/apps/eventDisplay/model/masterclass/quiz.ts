/** Which process made this event? The same seed asks the same questions everywhere. */
import {seededRandom, seedOf, type Random} from '@site/src/physics/random';
import type {EventGroup, LibraryGroup} from '../library';

export interface Question {
  readonly group: EventGroup;
  /** Place of the event in its group, from 0. */
  readonly place: number;
  /** Four processes, the right one among them, in the order of the library. */
  readonly choices: readonly EventGroup[];
}

/** A list in another order, all orders equally likely (shuffle of Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

type GroupCount = Pick<LibraryGroup, 'key' | 'count'>;

const choicesPerQuestion = 4;

function choicesWith(
  right: EventGroup,
  groups: readonly GroupCount[],
  random: Random,
): readonly EventGroup[] {
  const others = groups.map(({key}) => key).filter((key) => key !== right);
  const chosen = new Set([right, ...shuffled(others, random).slice(0, choicesPerQuestion - 1)]);
  return groups.map(({key}) => key).filter((key) => chosen.has(key));
}

/**
 * Questions of a quiz: every process once before one comes again, and no event twice.
 *
 * @param seed whole number; the same seed, library and count give the same questions
 * @param count of questions; fewer if the library has not as many events
 */
export function quizQuestions(
  groups: readonly GroupCount[],
  seed: number,
  count: number,
): readonly Question[] {
  const random = seededRandom(seedOf('quiz', String(seed)));
  const places = new Map(
    groups.map((group) => [
      group.key,
      shuffled(
        Array.from({length: group.count}, (_, place) => place),
        random,
      ),
    ]),
  );
  const questions: Question[] = [];
  const rounds = Math.max(0, ...groups.map((group) => group.count));
  for (let round = 0; round < rounds && questions.length < count; round += 1) {
    for (const {key} of shuffled(groups, random)) {
      const place = places.get(key)?.[round];
      if (place === undefined || questions.length >= count) continue;
      questions.push({group: key, place, choices: choicesWith(key, groups, random)});
    }
  }
  return questions;
}
