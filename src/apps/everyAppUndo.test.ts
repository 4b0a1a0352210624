/** Undo and the shortcuts of every app, also in browsers that refuse. */
import {describe, expect, it, vi} from 'vitest';
import {changeHistory, historyOf, maxSteps, UndoStore} from '@site/src/kit/app/UndoStore';
import {createUrlCodec} from '@site/src/kit/app/urlCodec';
import {commonShortcuts} from '@site/src/kit/app/useShortcuts';
import type {Undoable} from '@site/src/test-kit/testActions';
import {everyApp, randomOf, type App} from '@site/src/test-kit/testApps';

/** Takes each action from random states, alone and as a move; every failure in words. */
function undoFaultsOf<State, Action>(
  app: App<State, Action>,
  {definition, actions}: Undoable<State, Action>,
): readonly string[] {
  const codec = createUrlCodec(definition.schema, app.owner, app.drawn(randomOf(1)));
  const faults: string[] = [];
  let changes = 0;
  for (const seed of [11, 12, 13]) {
    const start = app.drawn(randomOf(seed));
    let history = historyOf(start);
    const after = (...steps: readonly Parameters<typeof changeHistory<State, Action>>[3][]) =>
      steps.reduce((before, step) => changeHistory(definition, start, before, step), history);
    for (const action of actions) {
      const words = JSON.stringify(action);
      const {present} = history;
      const done = after({type: 'do', action});
      if (done !== history) changes += 1;
      if (done !== history && after({type: 'do', action}, {type: 'undo'}).present !== present) {
        faults.push(`undo of ${words}`);
      }
      const redone = after({type: 'do', action}, {type: 'undo'}, {type: 'redo'});
      if (redone.present !== done.present && !codec.areEqual(redone.present, done.present)) {
        faults.push(`redo of ${words}`);
      }
      const subject = definition.subjectOf(action);
      const same = actions.filter((other) => definition.subjectOf(other) === subject);
      const moves = [...same, action].map((other) => {
        return {type: 'do', action: other, isMoving: true} as const;
      });
      const dragged = after(...moves, {type: 'settle'});
      const back = after(...moves, {type: 'settle'}, {type: 'undo'});
      if (dragged !== history && back.present !== present) faults.push(`drag of ${words}`);
      const read = codec.decode(codec.encodeAll(done.present, ''));
      if (read.unread.length > 0 || !codec.areEqual(read.state, done.present)) {
        faults.push(`the URL after ${words}`);
      }
      history = done;
    }
    const reset = after({type: 'reset'}, {type: 'undo'});
    if (reset.present !== history.present) faults.push('undo of a reset');
  }
  if (changes < actions.length) faults.push('too few actions that change anything');
  return faults;
}

/** The store of an app in a page whose history and storage throw; what it kept. */
function refusedBy<State, Action>({definition, numbered}: Undoable<State, Action>, start: State) {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = {getItem: refuse, setItem: refuse, removeItem: refuse};
  const window = {
    location: {pathname: '/', search: '', hash: ''},
    history: {state: null, replaceState: vi.fn(refuse), pushState: refuse},
    localStorage: storage,
    sessionStorage: storage,
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers();
  const codec = createUrlCodec(definition.schema, definition.name, start);
  const store = new UndoStore(definition, codec, start, () => () => undefined);
  store.subscribe(() => undefined);
  for (let i = 0; i < maxSteps + 50; i += 1) {
    store.dispatch({type: 'do', action: numbered(i)});
    vi.advanceTimersByTime(400);
  }
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  const last = store.current().history;
  return {steps: last.past.length, attempts: window.history.replaceState.mock.calls.length};
}

const undoable = everyApp.filter(({judged}) => judged(({undo}) => undo !== undefined));

describe.each(undoable)('undo in $name', ({judged}) => {
  it('gives the exact state before each kind of action, and before a drag', () => {
    const faults = judged((app) => (app.undo ? undoFaultsOf(app, app.undo) : ['no undo']));
    expect(faults).toEqual([]);
  });

  it('has 200 steps, also if history and storage throw', () => {
    const result = judged(({undo, drawn}) => undo && refusedBy(undo, drawn(randomOf(1))));
    expect(result?.steps).toBe(200);
    expect(result?.attempts).toBeGreaterThan(1);
  });
});

describe.each(undoable)('the shortcuts of $name', ({judged}) => {
  const shortcuts = judged(({undo}) => [...(undo?.definition.shortcuts ?? []), ...commonShortcuts]);

  it('are listed once, and leave those of the search alone', () => {
    const labels = shortcuts.map(({label}) => label);
    expect(new Set(labels).size).toBe(labels.length);
    const own = shortcuts.filter(({run}) => run).flatMap(({keys}) => keys);
    const all = [...own, ...commonShortcuts.flatMap(({keys}) => keys)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((key) => ['/', 'Ctrl+K'].includes(key))).toEqual([]);
  });
});

it('old shortcuts are still there', () => {
  const keysOf = (name: string): readonly string[] => {
    const app = undoable.find((one) => one.name === name);
    const shortcuts = app?.judged(({undo}) => undo?.definition.shortcuts ?? []) ?? [];
    return shortcuts.filter(({run}) => run).flatMap(({keys}) => keys);
  };
  expect(keysOf('the lab')).toEqual(['T']);
  expect(keysOf('the event display')).toEqual(['N', 'B', 'P', 'L', 'F', '.', ',']);
});
