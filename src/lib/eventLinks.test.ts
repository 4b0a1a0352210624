import {describe, expect, it} from 'vitest';
import {eventAddress, readEventLink} from './eventLinks';

const queryOf = (address: string): string => address.slice(address.indexOf('?'));

describe('a link to an event', () => {
  it('brings the event and the way back, with its own query', () => {
    const back = '/apps/z-analyser?zll.v=1&zll.in.mll=86..96&note=a%20b';
    const address = eventAddress('/apps/event-display', 'zll13-1-42', back);
    expect(address.startsWith('/apps/event-display?')).toBe(true);
    expect(readEventLink(queryOf(address))).toEqual({event: 'zll13-1-42', back});
  });

  it.each([
    'https://example.org/',
    '//example.org',
    '/\\example.org',
    'javascript:alert(1)',
    'x',
    '',
  ])('does not lead to %j', (back) =>
    expect(readEventLink(`?back=${encodeURIComponent(back)}`).back).toBeUndefined(),
  );

  it('has no event where none is named, or a text that is none', () => {
    expect(readEventLink('')).toEqual({});
    expect(readEventLink(`?sample-event=${'x'.repeat(50)}`)).toEqual({});
  });
});
