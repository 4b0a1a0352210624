import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {measuredFile, type MeasuredItem} from '../../../src/data/status/measured';
import {requestUrl, type Answer} from './requestUrl';
import {requestAll} from './requestAll';
import {externalLinks} from './collect';
import {alarms, withSince} from './history';
import {politely, type RequestPolicy} from './requestPolicy';
import {playHosts, type PlayedHosts} from './playedHosts';
import {reportOf} from './report';

let hosts: PlayedHosts;
let pauses: number[];
let policy: RequestPolicy;

beforeEach(async () => {
  hosts = await playHosts();
  pauses = [];
  policy = {
    ...politely,
    patience: 10_000,
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  };
});

afterEach(() => hosts.close());

const askFor = (page: string): Promise<Answer> => requestUrl(hosts.origin + page, policy);

describe('an answer', () => {
  it('is requested by HEAD, and by GET where that is refused', async () => {
    expect(await askFor('/good')).toEqual({outcome: 'works', message: 'HTTP 200'});
    expect(await askFor('/no-head')).toEqual({outcome: 'works', message: 'HTTP 200'});
    expect(hosts.requests).toEqual(['HEAD /good', 'HEAD /no-head', 'GET /no-head']);
  });

  it('that is late but comes is good', async () => {
    expect((await askFor('/slow')).outcome).toBe('works');
  });

  it('that a page is missing, or that the server is broken, is a failure', async () => {
    expect(await askFor('/missing')).toEqual({outcome: 'fails', message: 'HTTP 404'});
    expect(await askFor('/broken')).toEqual({outcome: 'fails', message: 'HTTP 500'});
    expect(await askFor('/to-nothing')).toEqual({outcome: 'fails', message: 'HTTP 404'});
  });

  it('of a host that refuses programs carries no information', async () => {
    expect(await askFor('/forbidden')).toMatchObject({
      outcome: 'untold',
      message: expect.stringContaining('may refuse programs') as string,
    });
    expect((await requestUrl('https://www.instagram.com/x', policy)).outcome).toBe('untold');
  });

  it('is waited for as long as the host wishes, if that is not too long', async () => {
    expect((await askFor('/later')).outcome).toBe('works');
    expect(pauses).toEqual([2_000]);
    expect((await askFor('/too-often')).outcome).toBe('untold');
    expect(pauses).toEqual([2_000]);
  });
});

describe('no answer', () => {
  it('is a failure that says what was waited for', async () => {
    const silent = await requestUrl(`${hosts.origin}/silent`, {...policy, patience: 300});
    expect(silent).toEqual({outcome: 'fails', message: 'no answer within 0.3 s'});
    expect(pauses).toEqual([1_000, 2_000]);
  });

  it('is requested again, after a growing pause', async () => {
    expect((await askFor('/drops-once')).outcome).toBe('works');
    expect(pauses).toEqual([1_000]);
  });

  it('for want of a safe connection, a host or a door is named', async () => {
    const unsafe = await requestUrl(hosts.origin.replace('http:', 'https:'), policy);
    expect(unsafe).toMatchObject({
      outcome: 'fails',
      message: expect.stringMatching(/^no safe/) as string,
    });
    const closed = await requestUrl('http://127.0.0.1:1/', {...policy, retries: 0});
    expect(closed.outcome).toBe('fails');
  });
});

describe('a redirect', () => {
  it('is proposed as the new link only if all of the way is for good', async () => {
    expect((await askFor('/moved')).movedTo).toBe(`${hosts.origin}/good`);
    expect((await askFor('/elsewhere')).movedTo).toBeUndefined();
    expect((await askFor('/first-for-good')).movedTo).toBe(`${hosts.origin}/elsewhere`);
  });

  it('in a circle is a failure', async () => {
    expect(await askFor('/round')).toEqual({outcome: 'fails', message: 'more than 5 redirects'});
  });
});

it('one host is requested one address after the other, with a pause between them', async () => {
  const links = ['/good', '/missing', '/slow'].map((page) => ({
    address: hosts.origin + page,
    pages: ['/a', '/b', '/c', '/d'],
  }));
  const items = await requestAll(links, policy);
  expect(items.map(({outcome}) => outcome)).toEqual(['works', 'fails', 'works']);
  expect(items[0]?.pages).toEqual(['/a', '/b', '/c']);
  // Two pauses between three addresses, and one before the missing page is requested by GET.
  expect(pauses).toEqual([1_000, 1_000, 1_000]);
  expect(measuredFile.safeParse(withSince(items, undefined)).error).toBeUndefined();
});

describe('what fails', () => {
  const item = (at: string, outcome: MeasuredItem['outcome']): MeasuredItem => ({
    address: 'https://a.example.org/',
    at,
    outcome,
    message: 'HTTP 404',
    pages: ['/docs/data'],
  });
  const first = withSince([item('2026-03-01T03:00:00.000Z', 'fails')], undefined);

  it('does so since its first failure in a row', () => {
    expect(first.items[0]?.since).toBe('2026-03-01T03:00:00.000Z');
    const next = withSince([item('2026-03-04T03:00:00.000Z', 'fails')], first);
    expect(next.items[0]?.since).toBe('2026-03-01T03:00:00.000Z');
    const good = withSince([item('2026-03-05T03:00:00.000Z', 'works')], next);
    expect(good.items[0]?.since).toBeUndefined();
    const again = withSince([item('2026-03-06T03:00:00.000Z', 'fails')], good);
    expect(again.items[0]?.since).toBe('2026-03-06T03:00:00.000Z');
  });

  it('is an alarm after three days, and told with its page at once', () => {
    expect(alarms(first)).toEqual([]);
    expect(alarms(withSince([item('2026-03-03T03:00:00.000Z', 'fails')], first))).toEqual([]);
    expect(alarms(withSince([item('2026-03-04T03:00:00.000Z', 'fails')], first))).toHaveLength(1);
    expect(reportOf(first)).toContain('HTTP 404, since 2026-03-01; on /docs/data');
  });
});

it('links are those to other hosts, each once, without the part after the hash', () => {
  const html = `<a href="/docs/data">in</a><a href="mailto:a@b.example">mail</a>
    <a href="https://a.example.org/x?y=1&amp;z=2#part">out</a>
    <a href="https://a.example.org/x?y=1&z=2">again</a>
    <a href="https://own.example.org/docs">own</a>`;
  expect(externalLinks(html, ['https://own.example.org'])).toEqual([
    'https://a.example.org/x?y=1&z=2',
  ]);
});
