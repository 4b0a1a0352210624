import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createTyping, type BeforeLoad} from './typing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that loads once, and remembers for which texts. */
function typist() {
  const loaded: string[] = [];
  const typing = createTyping<string>();
  const load = (text: string) => async (beforeLoad: BeforeLoad) => {
    await beforeLoad();
    loaded.push(text);
    return `answer to ${text}`;
  };
  return {loaded, ask: (text: string) => typing.run(text, load(text)), typing};
}

describe('while letters follow one another', () => {
  it('files are loaded for the last text alone, which answers all of them', async () => {
    const {loaded, ask} = typist();
    const answers: Promise<string>[] = [];
    for (const text of ['j', 'je', 'jet', 'jets']) {
      answers.push(ask(text));
      await vi.advanceTimersByTimeAsync(150);
    }
    expect(loaded).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(loaded).toEqual(['jets']);
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['answer to jets']));
  });

  it('letters that are taken away count, too', async () => {
    const {loaded, ask} = typist();
    await ask('jets');
    const shorter = ask('jet');
    await vi.advanceTimersByTimeAsync(100);
    expect(loaded).toEqual(['jets']);
    await vi.advanceTimersByTimeAsync(150);
    expect(await shorter).toBe('answer to jet');
  });

  it('a text whose files are loaded is answered at once', async () => {
    const {typing, ask} = typist();
    await ask('je');
    expect(await typing.run('jet', () => Promise.resolve('known'))).toBe('known');
  });
});

it('a whole text waits for nothing', async () => {
  const {ask} = typist();
  expect(await ask('luminosity')).toBe('answer to luminosity');
  expect(await ask('muons')).toBe('answer to muons');
});

it('a text that was typed long after the one before waits for nothing', async () => {
  const {ask} = typist();
  await ask('jet');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await ask('jets')).toBe('answer to jets');
});

it('a failure is that of the text that failed', async () => {
  const {ask, typing} = typist();
  const overtaken = typing.run('jet', async (beforeLoad) => {
    await vi.advanceTimersByTimeAsync(10);
    await beforeLoad();
    return 'never';
  });
  const failed = typing.run('muons', () => Promise.reject(new Error('no network')));
  await expect(failed).rejects.toThrow('no network');
  await expect(overtaken).rejects.toThrow('no network');
  expect(await ask('tracks')).toBe('answer to tracks');
});
