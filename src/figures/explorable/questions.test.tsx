// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {question as acceptance} from './AcceptanceTimesEfficiency';
import {question as asimov} from './AsimovSignificance';
import {atHand} from './atHand.server';
import {question as weights} from './EventWeights';
import {Explorable} from './frame';
import type {Question} from './frame/types';
import {unbroken} from './frame/unbroken';
import {question as mass} from './InvariantMass';
import {loaders} from './loaders';
import {question as lookElsewhere} from './LookElsewhere';
import {question as luminosity} from './LuminosityAndCrossSection';
import {question as pileUp} from './PileUp';
import {question as resolution} from './ResolutionAndBias';
import {question as trigger} from './Trigger';

afterEach(cleanup);

const all = {
  'invariant-mass': mass,
  'asimov-significance': asimov,
  'pile-up': pileUp,
  'event-weights': weights,
  'resolution-and-bias': resolution,
  'look-elsewhere': lookElsewhere,
  luminosity,
  trigger,
  acceptance,
};

it('every figure is at hand for the build, and loads in a browser', async () => {
  expect(Object.keys(all)).toEqual(Object.keys(loaders));
  for (const [id, load] of Object.entries(loaders)) {
    expect(await load()).toBe(atHand[id as keyof typeof loaders]);
  }
});

it('keeps numbers with their units', () => {
  expect(unbroken('33 % of 45 GeV, 100 events')).toBe('33\u00a0% of 45\u00a0GeV, 100 events');
  expect(unbroken('1/√108 = 9.6, m = x')).toBe('1/\u2060√108 =\u00a09.6, m = x');
});

it('has the feedback next to the answers, and announces it apart from the result', () => {
  vi.useFakeTimers();
  render(<Explorable question={lookElsewhere} />);
  const answers = screen.getByRole('group', {name: 'Your prediction'});
  const feedback = screen.getByRole('group', {name: 'Feedback'});
  expect(feedback.previousElementSibling?.contains(answers)).toBe(true);
  const announced = (): readonly (string | null)[] => {
    act(() => vi.advanceTimersByTime(1000));
    return screen.getAllByRole('status').map(({textContent}) => textContent);
  };
  expect(announced()).toEqual(['', '']);
  fireEvent.click(screen.getByRole('button', {name: 'About 2'}));
  const task = `Now find out. ${unbroken(lookElsewhere.task)}`;
  expect(announced()).toEqual([task, '']);
  const windows = screen.getByRole('slider', {name: 'Windows'});
  fireEvent.change(windows, {target: {value: '5'}});
  expect(announced()).toEqual([task, expect.stringMatching(/^5 windows/)]);
  fireEvent.change(windows, {target: {value: '40'}});
  expect(announced()[0]).toMatch(/^The result is different\. 2 in 100/);
  fireEvent.click(screen.getByRole('button', {name: 'Read why'}));
  expect(document.activeElement).toBe(feedback);
  vi.useRealTimers();
});

it('does not give away the fraction of selected decays before the prediction', () => {
  const {container} = render(<Explorable question={acceptance} />);
  const live = container.querySelector('[data-without-javascript="hide"]');
  const result = within(live as HTMLElement).getByText(/of the decays are selected/);
  expect(result.textContent).toMatch(/ε =\u00a090\u00a0% for one lepton: 45\u00a0%/);
  expect(result.dataset.waits).toBe('true');
  result.remove();
  const shown = (): string =>
    Array.from(live?.querySelectorAll('[role="img"]') ?? [], (picture) =>
      [picture.ariaLabel ?? picture.getAttribute('aria-label'), picture.textContent].join(),
    ).join();
  expect(shown()).not.toMatch(/45|selected,|of them|\d selected/);
  expect(shown()).toContain('?');
});

it('gives the efficiency of one lepton, or of each of several', () => {
  expect(acceptance.resultOf(acceptance.start)).toContain('for one lepton:');
  expect(acceptance.resultOf(acceptance.finished)).toContain('for each of 4 leptons:');
});

describe.each(Object.entries(all))('%s', (_, given) => {
  const question = given as unknown as Question<object>;

  it('has two to four answers, and a reply of two sentences for each', () => {
    const {answers, correct} = question;
    expect(answers.length).toBeGreaterThanOrEqual(2);
    expect(answers.length).toBeLessThanOrEqual(4);
    expect(answers.map(({key}) => key)).toContain(correct);
    for (const {reply} of answers) {
      expect(reply.replace(/\d\.\d/g, '').match(/[.:?](?= |$)/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('answers the question in its finished state, and not at the start', () => {
    const {start, finished, isAnswered, resultOf, origin} = question;
    expect(isAnswered(start)).toBe(false);
    expect(isAnswered(finished)).toBe(true);
    expect(resultOf(finished)).not.toBe(resultOf(start));
    expect(resultOf(finished)).not.toMatch(/NaN|undefined|none/);
    expect(origin).toMatch(/^(?:Model|Simulated): /);
  });

  it('is locked until the reader predicts, gives feedback on each prediction, and starts again', () => {
    render(<Explorable question={question} />);
    const answers = within(screen.getByRole('group', {name: 'Your prediction'}));
    const controls = screen.getByRole('group', {name: 'Controls'});
    const feedback = within(screen.getByRole('group', {name: 'Feedback'}));
    for (const {label, key, reply} of question.answers) {
      expect(controls).toHaveProperty('disabled', true);
      expect(screen.queryByRole('button', {name: 'Show the answer'})).toBeNull();
      fireEvent.click(answers.getByRole('button', {name: label}));
      expect(controls).toHaveProperty('disabled', false);
      expect(feedback.getByText('Now find out.').parentElement?.textContent).toContain(
        unbroken(question.task),
      );
      const show = screen.getByRole('button', {name: 'Show the answer'});
      show.focus();
      fireEvent.click(show);
      expect(document.activeElement?.textContent).toBe('Reset');
      const lead =
        key === question.correct ? 'Your prediction was correct.' : 'The result is different.';
      expect(feedback.getByText(lead).parentElement?.textContent).toContain(unbroken(reply));
      fireEvent.click(screen.getByRole('button', {name: 'Reset'}));
      expect(document.activeElement).toBe(answers.getAllByRole('button')[0]);
      expect(screen.queryByRole('button', {name: 'Reset'})).toBeNull();
    }
  });
});
