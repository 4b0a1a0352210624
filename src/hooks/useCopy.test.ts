// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useCopy} from './useCopy';

type Write = (text: string) => Promise<void>;

function withClipboard(writeText: Write | undefined) {
  vi.stubGlobal('navigator', writeText ? {clipboard: {writeText}} : {});
  const {result, unmount} = renderHook(() => useCopy('print(91.19)'));
  return {result, unmount, copy: () => act(() => result.current.copy())};
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('copying', () => {
  it('copies what a function returns at that moment', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', {clipboard: {writeText}});
    let mass = 'mll=80..';
    const {result} = renderHook(() => useCopy(() => mass));
    mass = 'mll=80..100';
    await act(() => result.current.copy());
    expect(writeText).toHaveBeenCalledExactlyOnceWith('mll=80..100');
    expect(result.current.outcome).toBe('copied');
  });

  it('hands the text to the clipboard and says so for two seconds', async () => {
    const writeText = vi.fn<Write>().mockResolvedValue();
    const {result, copy} = withClipboard(writeText);
    expect(result.current.outcome).toBeUndefined();
    await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('print(91.19)');
    expect(result.current.outcome).toBe('copied');
    pass(1_999);
    expect(result.current.outcome).toBe('copied');
    pass(1);
    expect(result.current.outcome).toBeUndefined();
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('Write permission denied'))],
    ['is missing', undefined],
  ])('says that the clipboard %s', async (_, writeText) => {
    const {result, copy} = withClipboard(writeText);
    await copy();
    expect(result.current.outcome).toBe('blocked');
    pass(2_000);
    expect(result.current.outcome, 'long enough to be read').toBe('blocked');
    pass(8_000);
    expect(result.current.outcome).toBeUndefined();
  });

  it('forgets the last outcome while it copies again, so that a second one is news', async () => {
    let finish = (): void => undefined;
    const writeText = vi
      .fn<Write>()
      .mockResolvedValueOnce()
      .mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const {result, copy} = withClipboard(writeText);
    await copy();
    act(() => void result.current.copy());
    expect(result.current.outcome).toBeUndefined();
    await act(async () => finish());
    expect(result.current.outcome).toBe('copied');
  });
});
