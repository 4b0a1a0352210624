// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createUrlCodec, parseNumberIn, urlField, type UrlSchema} from './urlCodec';
import {
  beforeMove,
  changeHistory,
  historyOf,
  maxSteps,
  UndoStore,
  type Changes,
  type History,
  type Step,
} from './UndoStore';

interface State {
  readonly a: number;
  readonly b: number;
}

type Action = readonly [name: keyof State, value: number];

const start: State = {a: 0, b: 0};

const changes: Changes<State, Action> = {
  reduce: (state, [name, value]) => (state[name] === value ? state : {...state, [name]: value}),
  subjectOf: ([name]) => name,
};

const numberField = (name: keyof State) =>
  urlField<State, number>(name, {
    parse: parseNumberIn(0, 1_000),
    get: (state) => state[name],
    set: (state, value) => ({...state, [name]: value}),
  });

const schema: UrlSchema<State> = {
  fields: [numberField('a'), numberField('b')],
  defaults: () => start,
  maxLength: 1_000,
};

const set = (name: keyof State, value: number): Step<Action> => ({
  type: 'do',
  action: [name, value],
});
const move = (name: keyof State, value: number): Step<Action> => ({
  type: 'do',
  action: [name, value],
  isMoving: true,
});
const [undo, redo, settle, reset] = (['undo', 'redo', 'settle', 'reset'] as const).map(
  (type): Step<Action> => ({type}),
) as [Step<Action>, Step<Action>, Step<Action>, Step<Action>];

const first = historyOf(start);
const after = (steps: readonly Step<Action>[], history = first): History<State> =>
  steps.reduce((before, step) => changeHistory(changes, start, before, step), history);

describe('the history', () => {
  it('takes all moves of one subject, with their end, for one step', () => {
    for (const end of [settle, set('a', 4)]) {
      const dragged = after([set('a', 9), move('a', 8), move('a', 7), end]);
      expect(beforeMove(dragged)).toBe(dragged.present);
      expect(after([undo], dragged).present).toEqual({a: 9, b: 0});
      expect(after([undo, undo], dragged).present).toBe(start);
    }
  });

  it('takes two drags for two steps, of one subject or of two', () => {
    const again = after([move('a', 8), settle, move('a', 6), settle]);
    expect(after([undo], again).present).toEqual({a: 8, b: 0});
    const other = after([move('a', 8), move('b', 6)]);
    expect(after([undo], other).present).toEqual({a: 8, b: 0});
    expect(beforeMove(other)).toEqual({a: 8, b: 0});
  });

  it('forgets what was undone when something else is done', () => {
    const other = after([set('a', 9), set('a', 8), undo, set('a', 7)]);
    expect(after([redo], other)).toBe(other);
    expect(after([undo], other).present).toEqual({a: 9, b: 0});
  });

  it('has no step for what changes nothing', () => {
    for (const step of [undo, redo, settle, set('a', 0), move('a', 0)]) {
      expect(after([step])).toBe(first);
    }
  });

  it('keeps the last two hundred steps, and goes back and forth over them', () => {
    const all = Array.from({length: maxSteps + 50}, (_, i) => set('a', i + 1));
    const history = after(all);
    expect(history.past).toHaveLength(200);
    const back = after(Array<Step<Action>>(maxSteps + 1).fill(undo), history);
    expect(back.present).toEqual({a: 50, b: 0});
    const forth = after(Array<Step<Action>>(maxSteps + 1).fill(redo), back);
    expect(forth).toEqual(history);
  });
});

let follow: () => void = () => undefined;

function openStore(begin = start): UndoStore<State, Action> {
  const codec = createUrlCodec(schema, 'app', begin);
  const store = new UndoStore(changes, codec, begin, (onChange) => {
    follow = onChange;
    return () => undefined;
  });
  store.subscribe(() => undefined);
  store.current();
  return store;
}

const address = (): string => window.location.search;
const go = (search: string): void => window.history.replaceState(null, '', `/app${search}`);
const present = (store: UndoStore<State, Action>): State => store.current().history.present;

describe('the store and the URL', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    go('?other=1');
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('are in step when a drag is over', () => {
    const store = openStore();
    for (const value of [2, 3, 4]) store.dispatch(move('a', value));
    vi.advanceTimersByTime(1_000);
    expect(address()).toBe('?other=1');
    store.dispatch(settle);
    vi.advanceTimersByTime(0);
    expect(address()).toMatch(/^\?other=1&app\.a=4&app\.c=.&app\.v=1$/);
    for (const value of [5, 6, 7]) {
      store.dispatch(set('b', value));
      vi.advanceTimersByTime(0);
      expect(present(openStore())).toEqual({a: 4, b: value});
    }
  });

  it('are in step less than 100 times in 30 seconds, at the end with the last change', () => {
    const write = vi.spyOn(window.history, 'replaceState');
    const store = openStore();
    for (let value = 1; value <= 600; value += 1) {
      store.dispatch(set('b', value));
      vi.advanceTimersByTime(50);
    }
    expect(write.mock.calls.length).toBeGreaterThan(30);
    expect(write.mock.calls.length).toBeLessThan(100);
    vi.advanceTimersByTime(10_000);
    expect(present(openStore())).toEqual({a: 0, b: 600});
  });

  it('begin with the start state of the page, and keep that all was reset to the default', () => {
    const own = {a: 3, b: 0};
    const store = openStore(own);
    expect(present(store)).toBe(own);
    store.dispatch(set('a', 0));
    vi.advanceTimersByTime(0);
    expect(address()).toBe('?other=1&app.v=1');
    expect(present(openStore(own))).toEqual(start);
    store.dispatch(reset);
    expect(present(store)).toBe(own);
    store.dispatch(reset);
    store.dispatch(undo);
    expect(present(store)).toEqual(start);
  });

  it('follow a link within the page, which can be undone', () => {
    const store = openStore();
    store.dispatch(move('b', 5));
    go('?app.v=1&app.a=8&app.b=many');
    follow();
    expect(present(store)).toEqual({a: 8, b: 0});
    expect(store.current().unread).toEqual(['b']);
    store.dispatch(undo);
    expect(present(store)).toEqual({a: 0, b: 5});
    store.forgetUnread();
    vi.advanceTimersByTime(1_000);
    expect(store.current().unread).toEqual([]);
    expect(address()).toMatch(/^\?app\.b=5&/);
  });

  it('keep the state if the browser refuses to change the URL', () => {
    const store = openStore();
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    store.dispatch(set('a', 5));
    expect(() => vi.advanceTimersByTime(10_000)).not.toThrow();
    expect(present(store)).toEqual({a: 5, b: 0});
  });
});
