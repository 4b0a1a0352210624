/** The state of an app with undo and redo, in step with the URL of the page. */
import {AddressStore, type Listen} from '@site/src/lib/storage/AddressStore';
import type {UrlCodec} from './urlCodec';

/** Older steps are forgotten. */
export const maxSteps = 200;

export interface History<State> {
  readonly present: State;
  /** The last is the one that undo brings back. */
  readonly past: readonly State[];
  /** The first is the one that redo brings back. */
  readonly future: readonly State[];
  /** The subject of the move under way, such as a slider that is dragged: all its changes are one step. */
  readonly moving: string | null;
}

export type Step<Action> =
  /** `isMoving` during a drag; the action on release, or `settle`, ends it. */
  | {readonly type: 'do'; readonly action: Action; readonly isMoving?: boolean}
  | {readonly type: 'settle'}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'}
  /** Back to the start state of the page, as a step that can be undone. */
  | {readonly type: 'reset'};

/** The actions of an app. */
export interface Changes<State, Action> {
  /** The state after an action; the same object if nothing changes. */
  readonly reduce: (state: State, action: Action) => State;
  /** The subject of an action: consecutive moves of one subject are undone together. */
  readonly subjectOf: (action: Action) => string;
  /** The state after a reset; the start state of the page if left out. */
  readonly reset?: (state: State, start: State) => State;
}

export const historyOf = <State>(present: State): History<State> => ({
  present,
  past: [],
  future: [],
  moving: null,
});

/** The state before the move under way, or the present one without a move. */
export const beforeMove = <State>({moving, past, present}: History<State>): State =>
  moving === null ? present : (past.at(-1) ?? present);

const settled = <State>(history: History<State>): History<State> =>
  history.moving === null ? history : {...history, moving: null};

/** The history after another state took the place of the present one, as a step of its own. */
const replaced = <State>({present, past}: History<State>, next: State): History<State> => ({
  present: next,
  past: [...past, present].slice(-maxSteps),
  future: [],
  moving: null,
});

/**
 * The history after a step; the same object if nothing changes.
 *
 * @param start what a reset leads to
 */
export function changeHistory<State, Action>(
  {reduce, subjectOf, reset = (_, first) => first}: Changes<State, Action>,
  start: State,
  history: History<State>,
  step: Step<Action>,
): History<State> {
  const {present, past, future, moving} = history;
  switch (step.type) {
    case 'settle':
      return settled(history);
    case 'reset':
      return replaced(history, reset(present, start));
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return {
        present: before,
        past: past.slice(0, -1),
        future: [present, ...future],
        moving: null,
      };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return {present: after, past: [...past, present], future: rest, moving: null};
    }
    case 'do': {
      const next = reduce(present, step.action);
      if (next === present) return step.isMoving ? history : settled(history);
      const subject = subjectOf(step.action);
      const isSameMove = moving === subject;
      return {
        ...(isSameMove ? {...history, present: next, future: []} : replaced(history, next)),
        moving: step.isMoving ? subject : null,
      };
    }
  }
}

interface UndoState<State> {
  readonly history: History<State>;
  /** Parameters of the URL that could not be read. */
  readonly unread: readonly string[];
}

export class UndoStore<State, Action> {
  readonly #store: AddressStore<UndoState<State>>;
  readonly #change: (history: History<State>, step: Step<Action>) => History<State>;

  /**
   * @param start of the page, without parameters of the app in its URL
   * @param initial in place of what the URL means
   */
  constructor(
    changes: Changes<State, Action>,
    {decode, encode, areEqual}: UrlCodec<State>,
    start: State,
    listen: Listen,
    initial?: State,
  ) {
    this.#change = (history, step) => {
      const next = changeHistory(changes, start, history, step);
      const isReset = step.type === 'reset' && areEqual(next.present, history.present);
      return isReset ? settled(history) : next;
    };
    this.#store = new AddressStore(
      {
        decode: (search): UndoState<State> => {
          const {state, unread} = decode(search);
          return {history: historyOf(state), unread};
        },
        encode: ({history}, search) => encode(history.present, search),
        followed: (held, search) => {
          const {state, unread} = decode(search);
          if (areEqual(state, held.history.present)) {
            return unread.length > 0 ? {...held, unread} : held;
          }
          return {history: replaced(held.history, state), unread};
        },
      },
      listen,
    );
    if (initial !== undefined) this.#store.hold({history: historyOf(initial), unread: []});
  }

  get current(): () => UndoState<State> {
    return this.#store.current;
  }

  get subscribe(): (listener: () => void) => () => void {
    return this.#store.subscribe;
  }

  readonly dispatch = (step: Step<Action>): void => {
    const {history, unread} = this.current();
    const next = this.#change(history, step);
    if (next === history) return;
    this.#store.hold({history: next, unread});
    if (next.moving === null) this.#store.writeSoon();
  };

  /** The user has seen what could not be read: the URL is rewritten with the state. */
  readonly forgetUnread = (): void => {
    this.#store.hold({...this.current(), unread: []});
    this.#store.writeSoon();
  };
}
