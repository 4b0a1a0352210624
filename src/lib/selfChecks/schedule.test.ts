import {describe, expect, it} from 'vitest';
import {
  afterAnswer,
  dayAfter,
  dueQuestions,
  type AnswerRecord,
  type CheckedAnswer,
} from './schedule';

const page = '/docs/intro';
const start = new Date(2026, 10, 28, 15, 30).getTime();
const at = (day: number, hour = 10): number => new Date(2026, 10, 28 + day, hour).getTime();

const answer = (
  now: number,
  isRight: boolean,
  more: Partial<CheckedAnswer> = {},
): CheckedAnswer => ({
  page,
  isRight,
  isAided: false,
  isReviewed: true,
  now,
  ...more,
});

/** The record after right (true) and wrong answers on the given days. */
const after = (...answers: readonly (readonly [day: number, isRight: boolean])[]): AnswerRecord =>
  answers.reduce<AnswerRecord | undefined>(
    (record, [day, isRight]) => afterAnswer(record, answer(at(day), isRight)),
    undefined,
  ) as AnswerRecord;

const dueDay = ({dueAt}: AnswerRecord): number =>
  Math.round(((dueAt ?? NaN) - dayAfter(at(0), 0)) / 86_400_000);

describe('the schedule', () => {
  it('repeats a question after 1, 3, 7 and 21 days while the answers are right', () => {
    expect(dueDay(after([0, true]))).toBe(1);
    expect(dueDay(after([0, true], [1, true]))).toBe(1 + 3);
    expect(dueDay(after([0, true], [1, true], [4, true]))).toBe(4 + 7);
    const last = after([0, true], [1, true], [4, true], [11, true]);
    expect(dueDay(last)).toBe(11 + 21);
    expect(dueDay(afterAnswer(last, answer(at(40), true)))).toBe(40 + 21);
  });

  it('goes back to one day after a wrong answer, and the answer that follows does not move up', () => {
    const wrong = after([0, true], [1, true], [4, true], [11, false]);
    expect([dueDay(wrong), wrong.box]).toEqual([12, 0]);
    const right = afterAnswer(wrong, answer(at(11, 11), true));
    expect([dueDay(right), right.box]).toEqual([12, 0]);
  });

  it('does not move when a question is answered before it is due', () => {
    expect(after([0, true], [0, true])).toEqual(after([0, true]));
  });

  it('is due from the next midnight, also where clocks change', () => {
    expect(new Date(dayAfter(start, 1)).getHours()).toBe(0);
    const october = new Date(2026, 9, 20, 12).getTime();
    expect(new Date(dayAfter(october, 21)).getHours()).toBe(0);
    expect(new Date(dayAfter(october, 21)).getDate()).toBe(10);
  });

  it('leaves out questions that are not repeated', () => {
    const once = afterAnswer(undefined, answer(start, true, {isReviewed: false}));
    expect(once.dueAt).toBeNull();
    expect(dueQuestions({'a-b': once}, at(400))).toEqual([]);
  });
});

describe('the first try', () => {
  it('is decided by the first answer, and spoilt by the worked answer', () => {
    expect(after([0, true]).isFirstTry).toBe(true);
    expect(after([0, false], [0, true]).isFirstTry).toBe(false);
    expect(afterAnswer(undefined, answer(start, true, {isAided: true})).isFirstTry).toBe(false);
  });

  it('and the day of the first right answer stay', () => {
    const solved = after([0, false], [0, true], [1, false], [2, true]);
    expect([solved.solvedAt, solved.isFirstTry]).toEqual([at(0), false]);
    expect(after([0, false]).solvedAt).toBeNull();
  });
});

it('lists what is due, what has waited longest first', () => {
  const records = {
    'late-one': after([0, true]),
    'early-one': after([-3, false]),
    'not-yet': after([0, true], [1, true]),
  };
  expect(dueQuestions(records, at(1)).map(({id}) => id)).toEqual(['early-one', 'late-one']);
  expect(dueQuestions(records, at(0)).map(({id}) => id)).toEqual(['early-one']);
});
