// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Plot} from '../../model/view';
import {useTestAnalyser} from '@site/src/test-kit/histogramAnalyser/testAnalyser';
import {SonifyButton} from './SonifyButton';

/** What of Web Audio is used, and a list of the tones that began. */
class FakeContext {
  static tones: number[] = [];
  static closed = 0;
  static allows = true;
  state = 'suspended';
  readonly currentTime = 0;
  readonly destination = {};
  resume() {
    if (FakeContext.allows) this.state = 'running';
    return Promise.resolve();
  }
  close() {
    FakeContext.closed += 1;
    return Promise.resolve();
  }
  createOscillator() {
    const frequency = {value: 0};
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => FakeContext.tones.push(frequency.value),
      stop: () => undefined,
    };
  }
  createGain() {
    const gain = {setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn()};
    return {gain, connect: (next: unknown) => next};
  }
  createStereoPanner() {
    return {pan: {value: 0}, connect: (next: unknown) => next};
  }
}

function Sample() {
  const {view} = useTestAnalyser();
  return <SonifyButton plot={view.plots[1] as Plot} />;
}

beforeEach(() => {
  FakeContext.tones = [];
  FakeContext.closed = 0;
  FakeContext.allows = true;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = async () => {
  fireEvent.click(screen.getByRole('button', {name: /^Play/}));
  await act(async () => vi.advanceTimersByTimeAsync(1));
};
const isOff = () => screen.queryByRole('button', {name: /^Play/}) !== null;
const status = () => screen.getByRole('status').textContent;

describe('a histogram that can be heard', () => {
  it('is silent until the button is pressed, then says what is heard, and ends by itself', async () => {
    render(<Sample />);
    expect(FakeContext.tones).toEqual([]);
    expect(status()).toBe('');
    await start();
    expect(FakeContext.tones.length).toBeGreaterThan(10);
    expect(status()).toMatch(/short tone/);
    await act(async () => vi.advanceTimersByTimeAsync(6000));
    expect(isOff()).toBe(true);
    expect(FakeContext.closed).toBe(1);
  });

  it('stops when the button is pressed again, and on Escape', async () => {
    render(<Sample />);
    await start();
    fireEvent.click(screen.getByRole('button', {name: /^Stop/}));
    expect([isOff(), FakeContext.closed]).toEqual([true, 1]);
    await start();
    fireEvent.keyDown(document, {key: 'Escape'});
    expect([isOff(), FakeContext.closed]).toEqual([true, 2]);
  });

  it('stops when it leaves the page', async () => {
    const {unmount} = render(<Sample />);
    await start();
    unmount();
    expect(FakeContext.closed).toBe(1);
  });

  it('reports that the browser refuses sound', async () => {
    FakeContext.allows = false;
    render(<Sample />);
    await start();
    expect(isOff()).toBe(true);
    expect(status()).toMatch(/Could not play sound/);
    cleanup();
    vi.stubGlobal('AudioContext', undefined);
    render(<Sample />);
    await start();
    expect(status()).toMatch(/Could not play sound/);
  });
});
