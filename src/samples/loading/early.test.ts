import {afterEach, expect, it, vi} from 'vitest';
import {answerAt, fetchEarly} from './early';

afterEach(() => vi.unstubAllGlobals());

it('hands out an early answer once, and requests the file again after that', async () => {
  const requested = vi.fn((address: string) => Promise.resolve(new Response(address)));
  vi.stubGlobal('fetch', requested);
  fetchEarly('/a');
  expect(await (await answerAt('/a')).text()).toBe('/a');
  expect(requested).toHaveBeenCalledTimes(1);
  await answerAt('/a');
  expect(requested).toHaveBeenCalledTimes(2);
});

it('hands out an early failure where the answer is read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fetchEarly('/b');
  await expect(answerAt('/b')).rejects.toThrow('Failed to fetch');
});
