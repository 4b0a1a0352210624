import {describe, expect, it} from 'vitest';
import {statusChecks, type StatusCheck} from '../../data/status';
import type {MeasuredItem} from '../../data/status/measured';
import {statusCheck} from '../../data/status/schema';
import {addressOf, withMeasured} from './measuredStatus';
import {statusOn} from './statusOn';

const address = 'https://service.example.org/count';

const service: StatusCheck = {
  subject: 'A service',
  lasts: 'service',
  checked: null,
  test: {open: {to: address, text: 'the count'}, expect: 'One line with a number.'},
};

const after = (changes: Partial<MeasuredItem>, check = service): StatusCheck => {
  const item: MeasuredItem = {
    address,
    at: '2026-03-04T03:20:00.000Z',
    outcome: 'works',
    message: 'HTTP 200',
    pages: [],
    ...changes,
  };
  const [found] = withMeasured([check], {version: 1, items: [item]});
  if (!found) throw new Error('the check is gone');
  return found;
};

describe('a service that was asked at night', () => {
  it('works for as many days as such a result lasts, and is unknown after them', () => {
    const check = after({});
    expect(statusOn(check, '2026-03-04')).toBe('works');
    expect(statusOn(check, '2026-03-11')).toBe('works');
    expect(statusOn(check, '2026-03-12')).toBe('unknown');
  });

  it('reports since when it fails, and with what', () => {
    const check = after({outcome: 'fails', message: 'HTTP 502', since: '2026-03-01T03:20:00.000Z'});
    expect(statusOn(check, '2026-03-05')).toBe('fails');
    expect(check.checked?.found).toBe('It has failed since 1 March 2026: HTTP 502.');
    expect(statusOn(check, '2026-03-12')).toBe('unknown');
  });

  it('stays unknown where nothing follows from the answer, and where there is none', () => {
    expect(after({outcome: 'untold', message: 'HTTP 403'}).checked).toBeNull();
    expect(after({address: 'https://other.example.org'}).checked).toBeNull();
    expect(withMeasured([service], undefined)).toEqual([service]);
  });

  it('keeps what a person found later', () => {
    const checked = {on: '2026-03-05', how: 'By hand, twice.', result: 'gone', found: 'It is off.'};
    const later = {...service, checked: checked as StatusCheck['checked']};
    expect(after({}, later)).toEqual(later);
  });
});

it('a record of the portal is not called final because its page answers', () => {
  const record: StatusCheck = {...service, lasts: 'record'};
  expect(after({}, record)).toEqual(record);
});

it('what is put in is a check as people write it', () => {
  const message = 'no safe connection (ERR_TLS_CERT_ALTNAME_INVALID)';
  for (const outcome of ['works', 'fails'] as const) {
    expect(statusCheck.safeParse(after({outcome, message})).error).toBeUndefined();
  }
});

it('each service that speaks https can be asked, and XRootD cannot', () => {
  const without = statusChecks.services.filter((check) => addressOf(check) === undefined);
  expect(without.map(({subject}) => subject)).toEqual(['Files over XRootD']);
});
