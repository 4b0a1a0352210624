// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Question} from '@site/src/data/selfChecks/schema';
import {checksStore} from '@site/src/lib/selfChecks/kept';
import {QuestionItem} from '../QuestionItem';
import {Reply} from './Reply';
import {deleteChecks} from './useKeptChecks';

// Its links and formulas need the running site.
vi.mock('@site/src/components/RichText', () => ({RichText: ({text}: {text: string}) => text}));

const page = '/docs/intro';
const options: Question = {
  id: 'intro-a',
  question: 'Which one?',
  answer: {
    kind: 'choice',
    options: [
      {text: 'This', correct: true},
      {text: 'That', feedback: 'Not that.'},
    ],
  },
  explanation: 'This one.',
  review: true,
};
const number: Question = {
  id: 'intro-b',
  question: 'How many?',
  answer: {kind: 'number', value: 7, tolerance: 0, misconceptions: []},
  explanation: 'Seven.',
};

const show = (...questions: readonly Question[]) =>
  render(
    <ol>
      {questions.map((question) => (
        <QuestionItem key={question.id} {...{page, question, Reply}} />
      ))}
    </ol>,
  );
const check = (): unknown => fireEvent.click(screen.getByRole('button', {name: /^Check/}));
const verdict = (): string | null => screen.getByRole('status').textContent;

beforeEach(() => deleteChecks());
afterEach(cleanup);

it('names each button by its question', () => {
  show(options, number);
  expect(screen.getByRole('button', {name: 'Check Which one?'}).textContent).toBe('Check');
  expect(screen.getByRole('button', {name: 'Check How many?'}).textContent).toBe('Check');
});

it('takes the verdict away when another option is chosen', () => {
  show(options);
  fireEvent.click(screen.getByRole('radio', {name: 'That'}));
  check();
  expect(verdict()).toContain('Not that.');
  fireEvent.click(screen.getByRole('radio', {name: 'This'}));
  expect(verdict()).toBe('');
  check();
  expect(verdict()).toContain('Right.');
  fireEvent.click(screen.getByRole('radio', {name: 'That'}));
  expect(verdict()).toBe('');
});

it('takes the verdict away when the number is edited', () => {
  show(number);
  const field = screen.getByRole('textbox');
  check();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, {target: {value: '7'}});
  expect([verdict(), field.getAttribute('aria-invalid')]).toEqual(['', null]);
  check();
  expect(verdict()).toContain('Right.');
  fireEvent.change(field, {target: {value: '70'}});
  expect(verdict()).toBe('');
});

it('keeps no answer that follows the right one', () => {
  show(options);
  fireEvent.click(screen.getByRole('radio', {name: 'This'}));
  check();
  const {records} = checksStore.current().kept;
  expect(records['intro-a']?.isFirstTry).toBe(true);
  fireEvent.click(screen.getByRole('radio', {name: 'That'}));
  check();
  expect(verdict()).toContain('Not that.');
  expect(checksStore.current().kept.records).toBe(records);
});
