import {describe, expect, it} from 'vitest';
import {everything, noValue, withChoices, withRange, type Query} from './model/query';
import {fitted, shownColumns, start, type FinderState} from './model/state';
import {indexTable} from './model/tableIndex';
import {testRows, testTable} from './model/testTable';
import {finderCodec} from './urlState';

const {decode, encode} = finderCodec(testTable);

const asking = (query: Partial<Query>): FinderState => ({
  ...start,
  query: {...everything, ...query},
});

const states: readonly FinderState[] = [
  start,
  asking({words: 'tt̄ 100% & more = ?#+'}),
  asking(withChoices(everything, 'generator', ['Sherpa', noValue])),
  asking(withChoices(everything, 'process', ['Z + jets', 'a,b', 'x&y=z'])),
  asking(withRange(everything, 'xsec', {from: 1e-7, to: null})),
  asking(withRange(everything, 'xsec', {from: null, to: -0.5})),
  asking(withRange(everything, 'events', {from: 0, to: 2e21})),
  asking({sort: {key: 'xsec', descending: true}}),
  asking({sort: {key: 'name', descending: false}}),
  {...start, columns: ['name', 'skims']},
  {...start, columns: ['name']},
  {...start, selected: ['900003', '900001'], open: ['900002']},
  {
    ...asking({
      ...withRange(withChoices(everything, 'skims', ['2lep']), 'xsec', {from: 1, to: 20}),
      words: 'ttbar',
      sort: {key: 'events', descending: true},
    }),
    columns: ['name', 'process', 'xsec'],
    selected: ['900001'],
  },
];

describe('the address', () => {
  it.each(states)('holds the state %#', (state) => {
    expect(decode(encode(state, ''))).toEqual({state, unread: []});
  });

  it('is clean when nothing is set, and says its version otherwise', () => {
    expect(encode(start, '')).toBe('');
    expect(encode(asking({words: 'ttbar'}), '')).toBe('?mc.q=ttbar&mc.c=e&mc.v=1');
  });

  it('keeps what is not of this table as it was written', () => {
    const others = '?from=mail&mcx.q=%7E&q=a+b';
    const search = encode(asking({words: 'zmumu'}), others);
    expect(search).toBe(`${others}&mc.q=zmumu&mc.c=9&mc.v=1`);
    expect(encode(asking({words: 'zee'}), search)).toBe(`${others}&mc.q=zee&mc.c=g&mc.v=1`);
    expect(encode(start, search)).toBe(others);
  });

  it('names no selection of more than a hundred rows', () => {
    const selected = Array.from({length: 101}, (_, i) => String(i));
    expect(encode({...start, selected: selected.slice(1)}, '')).toContain('mc.sel=1,2,');
    expect(encode({...start, selected}, '')).toBe('');
  });

  it('of the first version is still read', () => {
    const old =
      '?mc.v=1&mc.q=tt%CC%84&mc.is.generator=Sherpa&mc.is.generator=&mc.in.xsec=..20&mc.sort=-xsec' +
      '&mc.cols=name,xsec&mc.sel=900001,900002&mc.open=900003';
    expect(decode(old)).toEqual({
      unread: [],
      state: {
        query: {
          words: 'tt̄',
          choices: {generator: ['Sherpa', noValue]},
          ranges: {xsec: {from: null, to: 20}},
          sort: {key: 'xsec', descending: true},
        },
        columns: ['name', 'xsec'],
        selected: ['900001', '900002'],
        open: ['900003'],
      },
    });
  });
});

/** A link that nothing was cut off from, as far as its end says. */
const whole = (search: string): string => (search.includes('mc.v=') ? search : `${search}&mc.v=1`);

describe('a mangled address', () => {
  it.each([
    ['mc.sort=charm', ['sort']],
    ['mc.sort=name&mc.sort=xsec', ['sort']],
    ['mc.is.name=Inv_Zee', ['is.name']],
    ['mc.is.charm=1', ['is.charm']],
    ['mc.in.generator=1..2', ['in.generator']],
    ['mc.in.xsec=20..1', ['in.xsec']],
    ['mc.in.xsec=..', ['in.xsec']],
    ['mc.in.xsec=1..NaN', ['in.xsec']],
    ['mc.in.xsec=1..Infinity', ['in.xsec']],
    ['mc.in.xsec=0x10..', ['in.xsec']],
    ['mc.in.xsec=1e999..', ['in.xsec']],
    ['mc.in.xsec=12', ['in.xsec']],
    ['mc.cols=name,charm', ['cols']],
    ['mc.sel=900001,,', ['sel']],
    ['mc.charm=1', ['charm']],
    ['mc.constructor=1', ['constructor']],
    ['mc.__proto__=1', ['__proto__']],
    [`mc.q=${'t'.repeat(201)}`, ['q']],
    [`mc.is.process=${'t'.repeat(201)}`, ['is.process']],
    [Array.from({length: 41}, (_, i) => `mc.is.process=${i}`).join('&'), ['is.process']],
    [`mc.sel=${Array.from({length: 101}, (_, i) => i).join()}`, ['sel']],
    ['mc.v=2&mc.q=ttbar', ['v']],
    [`mc.q=ttbar&mc.sel=${'9'.repeat(6_000)}`, ['q', 'sel']],
  ])('%.60s gives the state without it and says so', (search, unread) => {
    expect(decode(whole(`?${search}`))).toEqual({state: start, unread});
  });

  it('loses only what cannot be read', () => {
    const {state, unread} = decode(whole('?mc.q=zee&mc.sort=%E0%A4%A&mc.in.xsec=1..5'));
    expect(unread).toEqual(['sort']);
    expect(state.query).toMatchObject({words: 'zee', ranges: {xsec: {from: 1, to: 5}}});
  });

  it('is ignored if it belongs to another table', () => {
    expect(decode('?mcx.v=7&q=1&sort=9')).toEqual({state: start, unread: []});
  });

  it('reports that its end is missing', () => {
    const {state, unread} = decode('?mc.q=zee&mc.in.xsec=1..5&mc.sel=');
    expect(unread).toEqual(['sel', 'v']);
    expect(state.query).toMatchObject({words: 'zee', ranges: {xsec: {from: 1, to: 5}}});
  });

  it('is told from one that these rows fit, which stays the state that it was', () => {
    const {state} = decode('?mc.q=zee&mc.is.generator=Sherpa&mc.sel=900002');
    expect(fitted(state, indexTable(testTable, testRows)).state).toBe(state);
  });

  it('that names what these rows do not have loses that', () => {
    const index = indexTable(testTable, testRows);
    const {state} = decode(
      '?mc.is.generator=Sherpa&mc.is.generator=Herwig&mc.sel=1,900002&mc.open=900003',
    );
    expect(fitted(state, index)).toEqual({
      left: ['is.generator', 'sel'],
      state: {
        ...start,
        query: {...everything, choices: {generator: ['Sherpa']}},
        selected: ['900002'],
        open: ['900003'],
      },
    });
  });
});

it('the first column always shows, and columns are in the order of the table', () => {
  expect(shownColumns(testTable, {columns: ['xsec', 'process']})).toEqual([
    'name',
    'process',
    'xsec',
  ]);
  expect(shownColumns(testTable, start)).not.toContain('skims');
});
