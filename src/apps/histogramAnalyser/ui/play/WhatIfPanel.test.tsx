// @vitest-environment jsdom
import {useLayoutEffect} from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Events} from '../../model/events/events';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import * as making from '../../model/whatIf/whatIfEvents';
import type {Analyser} from '../analyser';
import {useTestAnalyser} from '@site/src/test-kit/histogramAnalyser/testAnalyser';
import {WhatIfPanel} from './WhatIfPanel';

interface Call {
  readonly choice: unknown;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

let calls: Call[] = [];
let analyser: Analyser;

function Sample({description = testPlayApp}: {readonly description?: typeof testPlayApp}) {
  const now = useTestAnalyser(description);
  useLayoutEffect(() => {
    analyser = now;
  });
  return <WhatIfPanel analyser={now} />;
}

beforeEach(() => {
  calls = [];
  vi.spyOn(making, 'whatIfEvents').mockImplementation(
    (_, choice, {onProgress, signal} = {}) =>
      new Promise<Events>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        calls.push({
          choice,
          onProgress: onProgress as Call['onProgress'],
          signal: signal as AbortSignal,
          resolve: () => resolve({} as Events),
          reject,
        });
      }),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', {name}));
const isChosen = (name: string) => (screen.getByRole('radio', {name}) as HTMLInputElement).checked;
const status = () => screen.getByRole('status').textContent;
const options = () => Object.fromEntries(analyser.analysis.options);

describe('the switches of another world', () => {
  it('make the sample first, with progress, and are set when it is there', async () => {
    render(<Sample />);
    choose('ignored');
    expect(isChosen('ignored')).toBe(true);
    expect(options()).toEqual({});
    expect(calls[0]?.choice).toMatchObject({spin: 'off', btag: 'usual'});
    act(() => calls[0]?.onProgress(0.348));
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('34');
    expect(status()).toMatch(/Simulating the sample again/);
    await act(async () => calls[0]?.resolve());
    expect(options()).toEqual({spin: 'off'});
    expect(status()).toMatch(/decay isotropically.*one in 5/s);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be stopped, and then are as before', async () => {
    render(<Sample />);
    choose('tight, 70 %');
    press('Stop');
    await act(async () => undefined);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(isChosen('usual, 85 %')).toBe(true);
    expect(options()).toEqual({});
    expect(status()).toMatch(/nominal sample/);
  });

  it('follow the last choice alone', async () => {
    render(<Sample />);
    choose('tight, 70 %');
    choose('loose, 95 %');
    expect(calls.map(({signal}) => signal.aborted)).toEqual([true, false]);
    await act(async () => calls[1]?.resolve());
    expect(options()).toEqual({btag: 'loose'});
  });

  it('keep cuts that were made meanwhile, and go back to usual in one step', async () => {
    render(<Sample />);
    choose('1.5 additional jets per event');
    act(() =>
      analyser.dispatch({
        type: 'do',
        action: {type: 'cut', dimension: 'mll', filter: {from: null, to: 75}},
      }),
    );
    await act(async () => calls[0]?.resolve());
    expect(options()).toEqual({pileup: 'many'});
    expect(analyser.analysis.cuts.size).toBe(1);
    press('Reset');
    expect(options()).toEqual({});
    expect(analyser.analysis.cuts.size).toBe(1);
    act(() => analyser.dispatch({type: 'undo'}));
    expect(options()).toEqual({pileup: 'many'});
  });

  it('say when it did not work', async () => {
    render(<Sample />);
    choose('ignored');
    await act(async () => calls[0]?.reject(new Error('broken')));
    expect(status()).toMatch(/Could not simulate/);
    expect(isChosen('included')).toBe(true);
  });

  it('stop when the panel is closed, and are only those of the app', () => {
    const {unmount} = render(<Sample description={{...testPlayApp, whatIf: ['pileUp']}} />);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    choose('0.5 additional jets per event');
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
