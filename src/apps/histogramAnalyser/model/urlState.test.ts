import {describe, expect, it} from 'vitest';
import {changed, startOf, type Action, type Analysis} from './analysis';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';
import {analysisCodec, decodeState} from './urlState';

const {areEqual, decode, encode} = analysisCodec(testScheme);

const start = startOf(testScheme);
const after = (...actions: readonly Action[]): Analysis =>
  actions.reduce((analysis, action) => changed(testScheme, analysis, action), start);
const cut = (dimension: string, from: number | null, to: number | null): Action => ({
  type: 'cut',
  dimension,
  filter: {from, to},
});

describe('the address', () => {
  it.each([
    [start],
    [after(cut('mass', null, 75))],
    [after(cut('met', 1e-7, 0.1 + 0.2), cut('mass', -5, 1e21), cut('jets', 0, 0))],
    [after({type: 'cut', dimension: 'channel', filter: {categories: [2, 0]}})],
    [after({type: 'luminosity', luminosity: 36.6}, {type: 'show', processes: ['ww']})],
    [after({type: 'show', processes: []})],
    [after({type: 'option', name: 'seed', value: 0}, {type: 'option', name: 'axis', value: 'log'})],
  ])('holds the analysis %#, and the order of its cuts', (analysis) => {
    const decoded = decode(encode(analysis, ''));
    expect(decoded).toEqual({state: analysis, unread: []});
    expect(Array.from(decoded.state.cuts.keys())).toEqual(Array.from(analysis.cuts.keys()));
  });

  it('is clean at the start, and keeps what belongs to others', () => {
    expect(encode(start, '')).toBe('');
    const other = '?mc.q=a+b&x=%7E';
    const search = encode(after(cut('mass', null, 75)), other);
    expect(search).toBe(`${other}&hww.in.mass=..75&hww.c=l&hww.v=1`);
    expect(encode(start, search)).toBe(other);
  });

  it('of the first version is still read', () => {
    const old =
      '?hww.v=1&hww.in.met=30..&hww.in.mass=..75&hww.is.channel=0,2&hww.lumi=36.6&hww.show=hww,ww';
    const {state: analysis, unread} = decode(old);
    expect(unread).toEqual([]);
    expect(Array.from(analysis.cuts)).toEqual([
      ['met', {from: 30, to: null}],
      ['mass', {from: null, to: 75}],
      ['channel', {categories: [0, 2]}],
    ]);
    expect(analysis).toMatchObject({luminosity: 36.6, shown: ['hww', 'ww']});
  });
});

/** A link that nothing was cut off from, as far as its end says. */
const whole = (search: string): string =>
  search.includes('hww.v=') ? search : `${search}&hww.v=1`;

describe('a mangled address', () => {
  it.each([
    ['hww.in.charm=1..2', ['in.charm']],
    ['hww.in.mass=75..12', ['in.mass']],
    ['hww.in.mass=..', ['in.mass']],
    ['hww.in.mass=1..NaN', ['in.mass']],
    ['hww.in.mass=1..2&hww.in.mass=3..4', ['in.mass']],
    ['hww.is.channel=0,x', ['is.channel']],
    ['hww.is.channel=0,3', ['is.channel']],
    ['hww.is.channel=', ['is.channel']],
    ['hww.in.channel=7..', ['in.channel']],
    [`hww.is.channel=${Array.from({length: 65}, (_, i) => i).join()}`, ['is.channel']],
    ['hww.lumi=0.5', ['lumi']],
    ['hww.lumi=3001', ['lumi']],
    ['hww.lumi=', ['lumi']],
    ['hww.show=hww,charm', ['show']],
    ['hww.constructor=1', ['constructor']],
    ['hww.axis=cubic', ['axis']],
    ['hww.axis=', ['axis']],
    ['hww.seed=1.5', ['seed']],
    ['hww.seed=100', ['seed']],
    ['hww.seed=1&hww.seed=2', ['seed']],
    ['hww.in.__proto__=1..2', ['in.__proto__']],
    ['hww.v=2&hww.lumi=36.6', ['v']],
    ['hww.v=1&hww.v=1&hww.lumi=36.6', ['v']],
    [`hww.lumi=36.6&hww.show=${'w'.repeat(4_000)}`, ['lumi', 'show']],
  ])('%.60s gives the start and says what was not read', (search, unread) => {
    expect(decode(whole(`?${search}`))).toEqual({state: start, unread});
  });

  it('loses only what cannot be read', () => {
    const {state: analysis, unread} = decode(whole('?hww.in.mass=1..x&hww.in.met=5..&hww.lumi=20'));
    expect(unread).toEqual(['in.mass']);
    expect(analysis).toEqual(after(cut('met', 5, null), {type: 'luminosity', luminosity: 20}));
  });

  it('cuts on a dimension once', () => {
    const {state: analysis, unread} = decode(whole('?hww.in.jets=1..2&hww.is.jets=3'));
    expect(unread).toEqual(['is.jets']);
    expect(analysis).toEqual(after(cut('jets', 1, 2)));
  });
});

describe('the address of a page that begins with cuts', () => {
  const own = after(cut('mass', null, 75), {type: 'luminosity', luminosity: 20});
  const onPage = analysisCodec(testScheme, own);

  it('carries no information at that start, and reads nothing as that start', () => {
    expect(onPage.encode(own, '?x=1')).toBe('?x=1');
    expect(onPage.decode('?x=1')).toEqual({state: own, unread: []});
  });

  it('holds that all was cleared', () => {
    const search = onPage.encode(start, '');
    expect(search).toBe('?hww.v=1');
    expect(onPage.decode(search).state).toEqual(start);
  });

  it('encodes all, so that the link means the same on a page without cuts', () => {
    const more = changed(testScheme, own, cut('met', 30, null));
    const search = onPage.encode(more, '');
    expect(decode(search).state).toEqual(more);
    expect(onPage.decode(search).state).toEqual(more);
  });

  it('is the start again when it is from a different version', () => {
    expect(onPage.decode('?hww.v=9&hww.lumi=5')).toEqual({state: own, unread: ['v']});
  });

  it('is written by authors without the name of the app', () => {
    expect(decodeState(testScheme, 'in.mass=..75&lumi=20')).toEqual({state: own, unread: []});
    expect(decodeState(testScheme, 'in.charm=1..').unread).toEqual(['in.charm']);
  });

  it('distinguishes states by the order of their cuts', () => {
    const one = after(cut('mass', null, 75), cut('met', 30, null));
    const other = after(cut('met', 30, null), cut('mass', null, 75));
    expect([areEqual(one, other), areEqual(one, {...one})]).toEqual([false, true]);
  });
});
