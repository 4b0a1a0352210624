/** The page of states says what was checked, and calls unknown what nobody knows. */
import {describe, expect, it} from 'vitest';
import {readMeasured} from '../../plugins/status/readMeasured';
import {statusChecks} from '../../src/data/status';
import {measuredPlace} from '../../src/data/status/measured';
import {withMeasured} from '../../src/lib/status/measuredStatus';
import {lastDayOf} from '../../src/lib/status/statusOn';
import {builtPage} from './builtSite';

const $ = builtPage('/docs/status');
const all = withMeasured(Object.values(statusChecks).flat(), readMeasured(measuredPlace));
const today = new Date().toISOString().slice(0, 10);

const rows = $('main tr[data-status]')
  .toArray()
  .map((row) => ({
    subject: $(row).find('th').text(),
    status: $(row).attr('data-status'),
    days: $(row)
      .find('time')
      .toArray()
      .map((time) => $(time).attr('datetime')),
    tests: $(row).find('td').last().find('a, code').length,
  }));

describe('the page of states', () => {
  it('lists every check with its day, and one test for readers', () => {
    expect(rows.map(({subject, days}) => [subject, days])).toEqual(
      all.map(({subject, checked}) => [subject, checked ? [checked.on] : []]),
    );
    expect(rows.filter(({tests}) => tests !== 1)).toEqual([]);
  });

  it('calls unknown what was not checked, or too long ago', () => {
    const old = all.filter(({checked, lasts}) => !checked || lastDayOf(checked.on, lasts) < today);
    const unknown = rows.filter(({status}) => status === 'unknown').map(({subject}) => subject);
    expect(unknown).toEqual(expect.arrayContaining(old.map(({subject}) => subject)));
    expect(unknown.length).toBe(old.length);
  });
});
