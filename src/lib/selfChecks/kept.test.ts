import {expect, it} from 'vitest';
import {KeptStore} from '../storage/KeptStore';
import {keptChecks, parseChecks, type KeptChecks} from './kept';

const record = {page: '/docs/intro', isFirstTry: true, solvedAt: 5, box: 1, dueAt: 9};
const checks: KeptChecks = {records: {'intro-a': record}, name: 'Ada'};

it('comes back as it was stored', () => {
  expect(parseChecks(keptChecks.write(checks))).toEqual(checks);
  expect(keptChecks.write({records: {}})).toBeNull();
});

it.each([null, '', 'null', '{', '[]', '{"v":2,"records":{}}', '{"v":1,"records":7}', '{"v":1}'])(
  'counts %s as nothing',
  (text) => expect(parseChecks(text)).toEqual({records: {}}),
);

it.each([
  ['a page outside', {...record, page: 'https://example.org'}],
  ['a time that is none', {...record, dueAt: 'soon'}],
  ['a box that does not exist', {...record, box: 4}],
  ['half a box', {...record, box: 0.5}],
  ['a missing field', {page: '/docs/intro'}],
  ['nothing', null],
])('leaves out a record with %s, and keeps the others', (_, broken) => {
  const text = JSON.stringify({v: 1, records: {'intro-b': broken, 'intro-a': record}});
  expect(parseChecks(text)).toEqual({records: {'intro-a': record}});
});

it('leaves out ids that no question can have', () => {
  const text = JSON.stringify({
    v: 1,
    records: {'<b>': record, __proto__: record, 'intro-a': record},
  });
  expect(Object.keys(parseChecks(text).records)).toEqual(['intro-a']);
});

it('keeps answers for the visit if the storage throws', () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const store = new KeptStore(keptChecks, {storage: refuse, onChange: () => undefined});
  expect(store.current()).toEqual({kept: {records: {}}, keeping: 'blocked'});
  store.change(checks);
  expect(store.current()).toEqual({kept: checks, keeping: 'blocked'});
});
