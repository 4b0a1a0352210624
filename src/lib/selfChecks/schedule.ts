// cspell:ignore Leitner
/** Spaced repetition of questions: a Leitner schedule of four boxes, in calendar days of the user's time zone. */

/** Days until a question of each box is due again. */
const intervals = [1, 3, 7, 21] as const;

export const lastBox = intervals.length - 1;

/** The stored facts about the answers to one question. Times are in milliseconds since 1970. */
export interface AnswerRecord {
  /** Path of the page with the question. */
  readonly page: string;
  /** True if the very first answer was right, and given without the worked answer. */
  readonly isFirstTry: boolean;
  /** Time of the first right answer; null before it. */
  readonly solvedAt: number | null;
  /** Index of the interval after which the question is due. */
  readonly box: number;
  /** Time from which the question is due; null for a question that is not repeated. */
  readonly dueAt: number | null;
}

/** Records by the id of the question. */
export type AnswerRecords = Readonly<Record<string, AnswerRecord>>;

/** An answer that was checked. */
export interface CheckedAnswer {
  readonly page: string;
  readonly isRight: boolean;
  /** True if the worked answer was open before. */
  readonly isAided: boolean;
  /** True if the question is repeated on later days. */
  readonly isReviewed: boolean;
  readonly now: number;
}

/** The midnight, in the user's time zone, that begins the day a number of days after a time. */
export function dayAfter(time: number, days: number): number {
  const day = new Date(time);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() + days);
  return day.getTime();
}

function nextBox(old: AnswerRecord, {isRight, now}: CheckedAnswer): number | 'unchanged' {
  if (!isRight) return 0;
  if (old.solvedAt === null) return 0;
  return old.dueAt !== null && now >= old.dueAt ? Math.min(old.box + 1, lastBox) : 'unchanged';
}

/**
 * The record after one more answer. A right answer moves a question that is due to the next box; a wrong one moves
 * it back to the first. A right answer to a question that is not due changes nothing.
 */
export function afterAnswer(old: AnswerRecord | undefined, answer: CheckedAnswer): AnswerRecord {
  const {page, isRight, isAided, isReviewed, now} = answer;
  const box = old ? nextBox(old, answer) : 0;
  const dueIn = (index: number): number | null =>
    isReviewed ? dayAfter(now, intervals[index] ?? 1) : null;
  const schedule =
    old && box === 'unchanged'
      ? {box: old.box, dueAt: isReviewed ? (old.dueAt ?? dueIn(old.box)) : null}
      : {box: Number(box), dueAt: dueIn(Number(box))};
  return {
    page,
    isFirstTry: old ? old.isFirstTry : isRight && !isAided,
    solvedAt: old?.solvedAt ?? (isRight ? now : null),
    ...schedule,
  };
}

export interface DueQuestion {
  readonly id: string;
  readonly page: string;
}

/** Questions that are due, the one that has waited longest first. */
export function dueQuestions(records: AnswerRecords, now: number): readonly DueQuestion[] {
  return Object.entries(records)
    .flatMap(([id, {page, dueAt}]) => (dueAt !== null && dueAt <= now ? [{id, page, dueAt}] : []))
    .sort((a, b) => a.dueAt - b.dueAt || a.id.localeCompare(b.id))
    .map(({id, page}) => ({id, page}));
}
