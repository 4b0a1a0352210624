import {expect, it} from 'vitest';
import {answerName, readAnswers, scoreOf} from './ModeSide';

const sequence = [
  {group: 'zee', event: 'zee-01', choices: ['zee', 'hyy']},
  {group: 'hyy', event: 'hyy-05', choices: ['zee', 'hyy']},
  {group: 'ttbar', event: 'ttbar-02', choices: ['ttbar', 'hyy']},
] as const;

it('counts the answers of one quiz, and those that are right', () => {
  const answers = {
    [answerName(4, 'zee-01')]: 'zee',
    [answerName(4, 'hyy-05')]: 'zee',
    [answerName(5, 'ttbar-02')]: 'ttbar',
  };
  expect(scoreOf(answers, 4, sequence)).toEqual({right: 1, given: 2});
  expect(scoreOf(answers, 5, sequence)).toEqual({right: 1, given: 1});
});

it('reads what was kept, and leaves out what is not an answer', () => {
  expect(readAnswers({a: 'zee', b: 3})).toEqual({a: 'zee'});
  expect(readAnswers('zee')).toEqual({});
  expect(readAnswers(null)).toEqual({});
});
