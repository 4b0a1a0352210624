import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadSample, SampleFailure} from './loadSample';

const json = (value: unknown) => new Response(JSON.stringify(value));
const kindOf = async (folder: string): Promise<string> =>
  loadSample(folder, 'try', () => undefined).then(
    () => 'loaded',
    (error: unknown) => (error instanceof SampleFailure ? error.kind : String(error)),
  );

afterEach(() => vi.unstubAllGlobals());

describe('a sample that is not available', () => {
  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['missing', () => Promise.resolve(new Response('', {status: 404}))],
    ['damaged', () => Promise.resolve(new Response('<html>'))],
    ['damaged', () => Promise.resolve(json({format: 1, key: 'try'}))],
  ])('is %s', async (kind, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await kindOf(`/${kind}/`)).toBe(kind);
  });

  it('is requested again after a failure', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response('', {status: 503})));
    vi.stubGlobal('fetch', asked);
    await kindOf('/again/');
    await kindOf('/again/');
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
