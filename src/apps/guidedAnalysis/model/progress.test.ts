import {describe, expect, it} from 'vitest';
import {guidedAnalyses} from '@site/src/data/guidedAnalyses';
import type {GuidedAnalysis, Step} from '@site/src/data/guidedAnalyses/schema';
import {
  checkAnswer,
  keptProgress,
  parseProgress,
  readNumber,
  solvedIn,
  withReply,
  writeProgress,
} from './progress';

const choice: Step = {
  id: 'charge',
  kind: 'choice',
  title: 'Charge',
  task: 'Look.',
  question: 'Which?',
  replies: [
    {id: 'same', text: 'same', feedback: 'No.'},
    {id: 'opposite', text: 'opposite', isRight: true, feedback: 'Yes.'},
  ],
};
const number: Step = {
  id: 'mass',
  kind: 'number',
  title: 'Mass',
  task: 'Read.',
  question: 'How much?',
  answer: 91.2,
  tolerance: 1.3,
  unit: 'GeV',
  right: 'Yes.',
  tooLow: 'More.',
  tooHigh: 'Less.',
};
const analysis: GuidedAnalysis = {id: 'test', title: 'Test', steps: [choice, number]};

describe('a reply', () => {
  it.each([
    [choice, 'opposite', true, 'Yes.'],
    [choice, 'same', false, 'No.'],
    [number, '91', true, 'Yes.'],
    [number, '92,5 GeV', true, 'Yes.'],
    [number, '89.89', false, 'More.'],
    [number, '92.6', false, 'Less.'],
  ] as const)('is judged: %#', (step, reply, isRight, feedback) =>
    expect(checkAnswer(step, reply)).toEqual({isRight, feedback}),
  );

  it('that a step does not have is nothing', () =>
    expect(checkAnswer(choice, 'both')).toBeUndefined());

  it('that is not a number is told what one looks like', () =>
    expect(checkAnswer(number, 'ninety')?.feedback).toMatch(/number/));

  it.each([
    ['12.5', 12.5],
    [' −3 ', -3],
    ['54,8 million', 54.8],
    ['1.2.3', undefined],
    ['', undefined],
    ['about 5', undefined],
    ['a5', undefined],
  ])('%j is read as %s', (text, value) => expect(readNumber(text)).toBe(value));
});

describe('the progress', () => {
  const progress = withReply(withReply({}, 'charge', 'opposite'), 'mass', ' 80 ');

  it('is read back from what was kept, and from a file', () => {
    const {write, parse} = keptProgress(analysis);
    expect(parse(write(progress))).toEqual({charge: 'opposite', mass: '80'});
    expect(parseProgress(analysis, writeProgress(analysis, progress))).toEqual(progress);
    expect(write({})).toBeNull();
  });

  it('counts right replies only', () => {
    expect(solvedIn(analysis, progress)).toBe(1);
    expect(solvedIn(analysis, withReply(progress, 'mass', '91.19'))).toBe(2);
  });

  it.each([
    '',
    '{',
    'null',
    '{"v":2,"analysis":"test","replies":{}}',
    '{"v":1,"analysis":"other","replies":{}}',
    '{"v":1,"analysis":"test","replies":null}',
  ])('is not available from %j', (text) => expect(parseProgress(analysis, text)).toBeUndefined());

  it('leaves out what the analysis does not have, and what is not a reply', () => {
    const text =
      '{"v":1,"analysis":"test","replies":{"charge":5,"mass":"91","other":"x","constructor":"y"}}';
    expect(parseProgress(analysis, text)).toEqual({mass: '91'});
  });
});

describe('the analyses of the site', () => {
  it.each(guidedAnalyses.flatMap(({id, steps}) => steps.map((step) => [id, step] as const)))(
    '%s: each step can be solved, and has one way only: %#',
    (_, step) => {
      if (step.kind === 'number') {
        expect(checkAnswer(step, String(step.answer))?.isRight).toBe(true);
        const off = 2 * step.tolerance + 1;
        expect(checkAnswer(step, String(step.answer + off))?.isRight).toBe(false);
        expect(checkAnswer(step, String(step.answer - off))?.isRight).toBe(false);
      } else {
        expect(step.replies.filter(({isRight}) => isRight)).toHaveLength(1);
        expect(new Set(step.replies.map(({id}) => id)).size).toBe(step.replies.length);
      }
    },
  );
});
