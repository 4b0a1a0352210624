import {describe, expect, it} from 'vitest';
import {statusChecks, type StatusCheck} from '../../data/status';
import {lasting} from '../../data/status/lasting';
import {statusCheck} from '../../data/status/schema';
import {lastDayOf, statusOn} from './statusOn';

const check = (lasts: StatusCheck['lasts'], result: 'works' | 'gone' = 'works'): StatusCheck => ({
  subject: 'A service',
  lasts,
  checked: {on: '2026-02-25', how: 'By a person.', result, found: 'It answered at once.'},
  test: {run: 'curl -I https://example.org', expect: 'The first line ends with 200.'},
});

describe('what is known on a day', () => {
  it('is the result up to the last day, and nothing after it', () => {
    expect(lastDayOf('2026-02-25', 'service')).toBe('2026-03-04');
    expect(statusOn(check('service'), '2026-02-25')).toBe('works');
    expect(statusOn(check('service'), '2026-03-04')).toBe('works');
    expect(statusOn(check('service'), '2026-03-05')).toBe('unknown');
    expect(statusOn(check('record', 'gone'), '2026-03-05')).toBe('gone');
  });

  it('is nothing where nobody checked', () => {
    expect(statusOn({...check('record'), checked: null}, '2026-02-25')).toBe('unknown');
  });

  it('lasts longest for records and shortest for services', () => {
    expect(lasting.record).toBeGreaterThan(lasting.software);
    expect(lasting.software).toBeGreaterThan(lasting.service);
  });
});

describe('the checks', () => {
  const all = Object.values(statusChecks).flat();

  it('are well formed, each of them', () => {
    const problems = all.flatMap((one) =>
      (statusCheck.safeParse(one).error?.issues ?? []).map(
        ({path, message}) => `${one.subject}, ${path.join('.')}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it('were made on a day that has been', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(all.filter(({checked}) => checked && checked.on > today)).toEqual([]);
  });

  it('stand once in a group', () => {
    for (const group of Object.values(statusChecks)) {
      expect(new Set(group.map(({subject}) => subject)).size).toBe(group.length);
    }
  });
});
