import {describe, expect, it} from 'vitest';
import {addressOf, fetchFile} from './fetchFile';

const base = 'https://site.example/apps/own-file';
const url = new URL('https://data.example/set/four%20leptons.csv');

describe('an address', () => {
  it.each([
    ['https://data.example/a.csv', 'https://data.example/a.csv'],
    [' data.example/a.csv\n', 'https://data.example/a.csv'],
    ['/samples/dm13.parquet', 'https://site.example/samples/dm13.parquet'],
  ])('may be written as %j', (typed, href) => {
    expect(addressOf(typed, base).href).toBe(href);
  });

  it.each([
    ['root://eospublic.cern.ch//eos/a.root', 'begin with root://'],
    ['file:///home/a.csv', 'begin with file://'],
    ['https://', 'not a valid URL'],
  ])('cannot be %s', (typed, message) => {
    expect(() => addressOf(typed, base)).toThrow(message);
  });
});

const answer =
  (body: BodyInit, init: ResponseInit = {}): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, init));

describe('a file from an address', () => {
  it('has the name at the end of it, and tells how far it is', async () => {
    const shares: (number | null)[] = [];
    const get = answer('a,b\n1,2\n', {headers: {'content-length': '8'}});
    const {blob, name} = await fetchFile(url, (share) => shares.push(share), get);
    expect([name, await blob.text()]).toEqual(['four leptons.csv', 'a,b\n1,2\n']);
    expect(shares.at(-1)).toBe(1);
  });

  it('sends a request without cookies and names no page', async () => {
    let sent: RequestInit | undefined;
    await fetchFile(
      url,
      () => undefined,
      (_, init) => {
        sent = init;
        return Promise.resolve(new Response(''));
      },
    );
    expect(sent).toEqual({credentials: 'omit', referrerPolicy: 'no-referrer'});
  });

  it.each([
    [404, 'has no file at this URL (status 404)'],
    [403, 'does not allow access to this file (status 403)'],
    [429, 'received too many requests'],
    [503, 'cannot deliver the file at the moment (status 503)'],
  ])('is refused with status %i in words', async (status, words) => {
    const failing = fetchFile(url, () => undefined, answer('', {status}));
    await expect(failing).rejects.toThrow(words);
    await expect(failing).rejects.toThrow('data.example');
  });

  it('reports what to do where the other site does not allow it', async () => {
    const get: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const failing = fetchFile(url, () => undefined, get);
    await expect(failing).rejects.toThrow('CORS');
    await expect(failing).rejects.toThrow('open it here from your computer');
  });

  it('is refused if it is announced as too large, or if the connection is lost', async () => {
    const large = answer('x', {headers: {'content-length': '300000000'}});
    await expect(fetchFile(url, () => undefined, large)).rejects.toThrow('300.0\u00a0MB');
    const breaking = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(3)),
      pull: (controller) => controller.error(new TypeError('network')),
    });
    await expect(fetchFile(url, () => undefined, answer(breaking))).rejects.toThrow('interrupted');
  });
});
