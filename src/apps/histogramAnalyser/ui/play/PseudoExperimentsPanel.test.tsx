// @vitest-environment jsdom
import {useLayoutEffect} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {formatCount} from '@site/src/kit/format/numbers';
import type {Filter} from '../../model/cuts/filters';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import type {Analyser} from '../analyser';
import {PseudoExperimentsPanel} from './PseudoExperimentsPanel';
import {useTestAnalyser} from '@site/src/test-kit/histogramAnalyser/testAnalyser';

const withData = {...testPlayApp, hasPseudoData: true};
let analyser: Analyser;

function Sample({description = testPlayApp}: {readonly description?: typeof testPlayApp}) {
  const now = useTestAnalyser(description);
  useLayoutEffect(() => {
    analyser = now;
  });
  return <PseudoExperimentsPanel analyser={now} />;
}

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const cut = (dimension: string, filter: Filter) =>
  act(() => analyser.dispatch({type: 'do', action: {type: 'cut', dimension, filter}}));
const words = () =>
  screen
    .getAllByRole('status')
    .map(({textContent}) => textContent)
    .join(' ');
const evidence = () => Number(/(\d+) of 1000 reach 3/.exec(words())?.[1] ?? 0);

describe('experiments again and again', () => {
  it('say how often the selection is evidence, more often with better cuts', () => {
    render(<Sample />);
    const before = evidence();
    expect(before).toBeLessThan(100);
    cut('mll', {from: null, to: 75});
    cut('deltaPhiLl', {from: null, to: 70});
    cut('bTags', {from: null, to: 0.5});
    expect(evidence()).toBeGreaterThan(before + 300);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`${evidence()} of 1000`);
  });

  it('come out differently when they are repeated', () => {
    render(<Sample />);
    const before = words();
    press('Generate new pseudo-experiments');
    expect(words()).not.toBe(before);
  });

  it('need a background', () => {
    render(<Sample />);
    cut('mll', {from: -20, to: -10});
    expect(words()).toMatch(/No background events remain/);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('show no data where the app has none', () => {
    render(<Sample />);
    expect(screen.queryByRole('button', {name: /data/i})).toBeNull();
  });
});

describe('the data of a selection', () => {
  const look = 'Show the data for this selection';

  it('are hidden until they are requested, and again when the cuts change', () => {
    render(<Sample description={withData} />);
    expect(words()).not.toMatch(/The data contain/);
    press(look);
    expect(words()).toContain(`The data contain ${formatCount(analyser.view.data ?? 0)} events`);
    expect(screen.queryByRole('button', {name: look})).toBeNull();
    cut('jets', {from: null, to: 1.5});
    expect(words()).not.toMatch(/The data contain/);
    expect(screen.getByRole('button', {name: look})).toBeTruthy();
  });

  it('can be generated again, and be those of the sample again', () => {
    render(<Sample description={withData} />);
    const before = analyser.view.data;
    press('Generate new pseudo-data');
    expect(analyser.option('throw')).toBe(1);
    press('Generate new pseudo-data');
    expect(analyser.option('throw')).toBe(2);
    expect(analyser.view.data).not.toBe(before);
    press('Return to the pseudo-data of the sample');
    expect(analyser.view.data).toBe(before);
    expect(words()).toMatch(/the pseudo-data of the sample.*simulated for teaching/);
  });
});
