// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {changed, startOf, type Action} from '../model/analysis';
import {testScheme} from '../model/testScheme';
import {AnalysisStore} from './AnalysisStore';

const start = startOf(testScheme);
const cut = (dimension: string, to: number): Action => ({
  type: 'cut',
  dimension,
  filter: {from: null, to},
});
const own = changed(testScheme, start, cut('mass', 75));

let turn: () => void = () => undefined;

function storeWith(begin = start) {
  const store = new AnalysisStore(testScheme, begin, (onChange) => {
    turn = onChange;
    return () => undefined;
  });
  store.subscribe(() => undefined);
  store.current();
  return store;
}

const address = () => window.location.search;
const go = (search: string) => window.history.replaceState(null, '', `/app${search}`);
const present = (store: AnalysisStore) => store.current().history.present;

beforeEach(() => {
  vi.useFakeTimers();
  go('');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the state of an app and the address', () => {
  it('are in step once a drag is over, and not three times a second more often', () => {
    const write = vi.spyOn(window.history, 'replaceState');
    const store = storeWith();
    for (const to of [90, 85, 80]) {
      store.dispatch({type: 'do', action: cut('mass', to), isMoving: true});
    }
    vi.advanceTimersByTime(1_000);
    expect(address()).toBe('');
    store.dispatch({type: 'do', action: cut('mass', 75)});
    vi.advanceTimersByTime(0);
    expect(address()).toBe('?hww.in.mass=..75&hww.v=1');
    for (const to of [60, 50, 40]) store.dispatch({type: 'do', action: cut('mass', to)});
    vi.advanceTimersByTime(349);
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(address()).toBe('?hww.in.mass=..40&hww.v=1');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('a drag with its release is one step back', () => {
    const store = storeWith();
    for (const to of [90, 80]) {
      store.dispatch({type: 'do', action: cut('mass', to), isMoving: true});
    }
    store.dispatch({type: 'do', action: cut('mass', 75)});
    store.dispatch({type: 'undo'});
    expect(present(store)).toBe(start);
    expect(store.current().history.past).toEqual([]);
  });

  it('begin with what the page sets, and keep that all was cleared', () => {
    expect(present(storeWith(own))).toBe(own);
    const store = storeWith(own);
    store.dispatch({type: 'do', action: {type: 'clearAll'}});
    vi.advanceTimersByTime(0);
    expect(address()).toBe('?hww.v=1');
    expect(present(storeWith(own))).toEqual(start);
  });

  it('a link within the page is followed, and can be undone', () => {
    const store = storeWith();
    go('?hww.v=1&hww.in.mass=..75&hww.lumi=x');
    turn();
    expect(present(store)).toEqual(own);
    expect(store.current().unread).toEqual(['lumi']);
    store.dispatch({type: 'undo'});
    expect(present(store)).toBe(start);
  });

  it('a browser that refuses to change the address changes nothing else', () => {
    const store = storeWith();
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    store.dispatch({type: 'do', action: cut('mass', 75)});
    expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
    expect(present(store)).toEqual(own);
  });
});
