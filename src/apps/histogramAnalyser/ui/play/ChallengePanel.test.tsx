// @vitest-environment jsdom
import {useLayoutEffect} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import type {AppDescription, Challenge} from '../../model/description';
import type {Filter} from '../../model/cuts/filters';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import type {Analyser} from '../analyser';
import {ChallengePanel} from './ChallengePanel';
import {useTestAnalyser} from '@site/src/test-kit/histogramAnalyser/testAnalyser';

const [easy] = testPlayApp.challenges as readonly [Challenge];
const one: Challenge = {
  ...easy,
  title: 'Reach 5',
  task: 'Find cuts that bring S/√B to 5.',
  target: 5,
};
const two: Challenge = {...one, id: 'two', title: 'Harder', task: 'Go further.', target: 99};
const app: AppDescription = {...testPlayApp, challenges: [one, two]};
let analyser: Analyser;

function Sample({
  description = app,
  first,
}: {
  readonly description?: AppDescription;
  readonly first?: string;
}) {
  const now = useTestAnalyser(description);
  useLayoutEffect(() => {
    analyser = now;
  });
  return <ChallengePanel analyser={now} challenge={first} />;
}

afterEach(cleanup);

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', {name}));
const act1 = (action: Parameters<Analyser['dispatch']>[0]) => act(() => analyser.dispatch(action));
const cut = (dimension: string, filter: Filter) =>
  act1({type: 'do', action: {type: 'cut', dimension, filter}});
const set = (name: string, value: string) =>
  act1({type: 'do', action: {type: 'option', name, value}});
const share = () => Number(screen.getByRole('meter').getAttribute('value'));

function solve(): void {
  cut('mll', {from: null, to: 75});
  cut('deltaPhiLl', {from: null, to: 70});
  cut('bTags', {from: null, to: 0.5});
}

describe('a challenge', () => {
  it('shows the way towards its target, and what was reached with which cuts', () => {
    render(<Sample />);
    expect(screen.getByText(one.task)).toBeTruthy();
    const before = share();
    cut('mll', {from: null, to: 75});
    expect(share()).toBeGreaterThan(before);
    expect(screen.queryByText(/have reached/)).toBeNull();
    solve();
    expect(share()).toBe(1);
    expect(screen.getByText('You have reached the target of 5.')).toBeTruthy();
    const facts = screen.getByText('Cuts').nextElementSibling?.textContent;
    expect(facts).toBe('m(ℓℓ) < 75\u00a0GeV; Δφ(ℓ, ℓ) < 70\u00a0°; N(b-tags) = 0');
    expect(screen.getByText('Uncertainty').nextElementSibling?.textContent).toMatch(
      /effective number/,
    );
    expect(screen.getByRole('button', {name: 'Print'})).toBeTruthy();
  });

  it('gives one hint after another, and new ones for new cuts', () => {
    render(<Sample />);
    const hints = () => screen.queryAllByRole('listitem').map(({textContent}) => textContent);
    press(/Show a hint/);
    expect(hints()).toHaveLength(1);
    press(/more detailed hint/);
    press(/more detailed hint/);
    expect(hints()).toHaveLength(3);
    expect(screen.queryByRole('button', {name: /hint/i})).toBeNull();
    const before = hints();
    cut('mll', {from: null, to: 75});
    expect(hints()).toEqual(before);
    expect(screen.getByText(/changed the selection/)).toBeTruthy();
    press(/current cuts/);
    expect(hints()).toHaveLength(1);
    expect(hints()[0]).toMatch(/m\(ℓℓ\)/);
  });

  it('does not count with other settings, and can put them right without touching the cuts', () => {
    render(<Sample />);
    solve();
    set('spin', 'off');
    set('preset', 'published2020');
    expect(screen.queryByText(/have reached/)).toBeNull();
    expect(screen.getByText(/different normalisation/)).toBeTruthy();
    press(/challenge settings/);
    expect(analyser.analysis.options.size).toBe(0);
    expect(analyser.analysis.cuts.size).toBe(3);
    expect(screen.getByText(/have reached/)).toBeTruthy();
  });

  it('is not reached on a handful of simulated events', () => {
    const strict = {...one, minEffectiveEvents: 100_000};
    render(<Sample description={{...testPlayApp, challenges: [strict]}} />);
    solve();
    expect(screen.getByText(/too few simulated events/)).toBeTruthy();
    expect(screen.queryByRole('button', {name: 'Print'})).toBeNull();
  });

  it('can be another one, from the start too', () => {
    render(<Sample first="two" />);
    expect(screen.getByText('Go further.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', {name: 'Reach 5'}));
    expect(screen.getByText(one.task)).toBeTruthy();
  });

  it('counts at the luminosity of the sample, and says so', () => {
    render(<Sample />);
    const before = share();
    act1({type: 'do', action: {type: 'luminosity', luminosity: 140}});
    expect(share()).toBeCloseTo(before, 9);
    expect(screen.getByText(/is evaluated at 10.06 fb⁻¹/)).toBeTruthy();
  });
});
