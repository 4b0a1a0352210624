// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Action} from '../model/changes';
import {pageStart} from '../model/start';
import {DisplayStore} from './DisplayStore';

const start = pageStart({group: 'zee'});

let turn: () => void = () => undefined;

function opened(): DisplayStore {
  const store = new DisplayStore('event', start, (onChange) => {
    turn = onChange;
    return () => undefined;
  });
  store.subscribe(() => undefined);
  store.current();
  return store;
}

const address = () => window.location.search;
const go = (search: string) => window.history.replaceState(null, '', `/app${search}`);
const present = (store: DisplayStore) => store.current().history.present;
const act = (store: DisplayStore, action: Action, isMoving = false) =>
  store.dispatch({type: 'do', action, isMoving});

beforeEach(() => {
  vi.useFakeTimers();
  go('?other=1');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the state of a display and the address', () => {
  it('are in step once a slider is let go, and others of the address stay', () => {
    const write = vi.spyOn(window.history, 'replaceState');
    const store = opened();
    for (const value of [2, 3, 4]) act(store, {type: 'minimumPt', value}, true);
    vi.advanceTimersByTime(1_000);
    expect(address()).toBe('?other=1');
    store.dispatch({type: 'settle'});
    vi.advanceTimersByTime(0);
    expect(address()).toBe('?other=1&event.group=zee&event.pt=4&event.v=1');
    act(store, {type: 'view', view: 'longitudinal'});
    act(store, {type: 'view', view: 'eta-phi'});
    vi.advanceTimersByTime(349);
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(address()).toContain('event.view=eta-phi');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('a reload finds what was set, picked and filled', () => {
    const store = opened();
    act(store, {type: 'open', group: 'zmumu', event: 'zmumu-04'});
    act(store, {type: 'pick', id: 'muon-1', isCombined: true});
    act(store, {type: 'fill', filled: {event: 'zmumu-03', content: 'mm', mass: 91.5}});
    vi.advanceTimersByTime(0);
    expect(present(opened())).toEqual(present(store));
    expect(present(opened()).picked).toEqual(['muon-1']);
  });

  it('a link within the page is followed, and can be undone', () => {
    const store = opened();
    go('?event.v=1&event.group=hyy&event.pt=many');
    turn();
    expect(present(store).group).toBe('hyy');
    expect(store.current().unread).toEqual(['pt']);
    store.dispatch({type: 'undo'});
    expect(present(store)).toBe(start);
  });

  it('a browser that refuses to change the address changes nothing else', () => {
    const store = opened();
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    act(store, {type: 'mode', mode: 'quiz'});
    expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
    expect(present(store).mode).toBe('quiz');
  });
});
