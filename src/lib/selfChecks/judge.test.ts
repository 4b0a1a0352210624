import {describe, expect, it} from 'vitest';
import type {NumberAnswer, OptionsAnswer} from '../../data/selfChecks/schema';
import {judgeNumber, judgeOptions} from './judge';

const mass: NumberAnswer = {
  kind: 'number',
  value: 91.2,
  tolerance: 0.3,
  unit: 'GeV',
  misconceptions: [{value: 182.4, feedback: 'This is the sum of both.'}],
  hint: 'Use the invariant mass.',
};

describe('a number', () => {
  it.each(['91.2', '91,2', ' 91.2 GeV', '91.2GeV', '9.12e1', '9.12 × 10^1', '+91.5', '90.9'])(
    '%s is right',
    (text) => expect(judgeNumber(mass, text)).toEqual({kind: 'right', text: ''}),
  );

  it.each([
    ['182.9', 'This is the sum of both.'],
    ['183.1', 'Use the invariant mass.'],
    ['91.51', 'Use the invariant mass.'],
    ['−91.2', 'Use the invariant mass.'],
  ])('%s is wrong, with the feedback of its mistake', (text, feedback) =>
    expect(judgeNumber(mass, text)).toEqual({kind: 'wrong', text: feedback}),
  );

  it.each([
    ['', 'Enter a number first.'],
    ['many', 'Enter a number, such as 0.5 or 1.2e-5.'],
    ['91200 MeV', 'Give the answer in GeV.'],
    ['1/2', 'Enter a number, such as 0.5 or 1.2e-5.'],
  ])('“%s” is not read as an answer', (text, problem) =>
    expect(judgeNumber(mass, text)).toEqual({kind: 'unread', text: problem}),
  );

  it('may have its comma as either', () => {
    const large = {...mass, value: 1234, tolerance: 0};
    const small = {...mass, value: 1.234, tolerance: 0};
    expect(judgeNumber(large, '1,234').kind).toBe('right');
    expect(judgeNumber(small, '1,234').kind).toBe('right');
    expect(judgeNumber(large, '1.234').kind).toBe('wrong');
    expect(judgeNumber({...mass, value: 36_600}, '36 600').kind).toBe('right');
  });

  it('has units that keyboards lack', () => {
    const luminosity = {...mass, unit: 'fb⁻¹'};
    const kinds = ['91.2 fb⁻¹', '91.2 fb-1', '91.2 fb^{-1}'].map(
      (text) => judgeNumber(luminosity, text).kind,
    );
    expect(kinds).toEqual(['right', 'right', 'right']);
    expect(judgeNumber({...mass, unit: undefined}, '91.2 %').text).toBe(
      'Enter the number without a unit.',
    );
  });

  it('at the very edge of its tolerance is right', () => {
    const answer = {...mass, value: 0.3, tolerance: 0.1, misconceptions: []};
    expect(judgeNumber(answer, '0.4').kind).toBe('right');
    expect(judgeNumber(answer, '0.2').kind).toBe('right');
    expect(judgeNumber(answer, '0.401').kind).toBe('wrong');
  });
});

const options: OptionsAnswer['options'] = [
  {text: 'a', correct: true, feedback: 'Indeed.'},
  {text: 'b', feedback: 'No, because of b.'},
  {text: 'c', correct: true},
];
const one: OptionsAnswer = {kind: 'choice', options: options.slice(0, 2)};
const several: OptionsAnswer = {kind: 'several', options};

it.each([
  [one, [0], 'right', 'Indeed.'],
  [one, [1], 'wrong', 'No, because of b.'],
  [one, [], 'unread', 'Choose an option first.'],
  [several, [0, 2], 'right', 'Indeed.'],
  [several, [0], 'wrong', 'Your choice is correct but incomplete.'],
  [several, [0, 1, 2], 'wrong', 'No, because of b.'],
  [several, [], 'unread', 'Choose at least one option.'],
] as const)('judges options: %#', (answer, chosen, kind, text) =>
  expect(judgeOptions(answer, new Set(chosen))).toEqual({kind, text}),
);
