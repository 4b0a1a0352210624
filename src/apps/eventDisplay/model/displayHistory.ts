/** Undo and redo over states of the display. */
import {changed, type Action} from './changes';
import type {DisplayState} from './displayState';

export interface DisplayHistory {
  readonly present: DisplayState;
  /** The last is the one that undo brings back. */
  readonly past: readonly DisplayState[];
  /** The first is the one that redo brings back. */
  readonly future: readonly DisplayState[];
  /** The kind of action that is under way, such as a slider on the move: all its moves are one step. */
  readonly moving: Action['type'] | null;
}

export type Step =
  /** `isMoving` while a slider is dragged; the action on its release ends the move. */
  | {readonly type: 'do'; readonly action: Action; readonly isMoving?: boolean}
  /** The slider was let go where it is. */
  | {readonly type: 'settle'}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'};

/** More steps than this are forgotten, the oldest first. */
const maxSteps = 200;

export const historyOf = (present: DisplayState): DisplayHistory => ({
  present,
  past: [],
  future: [],
  moving: null,
});

function done(history: DisplayHistory, action: Action, isMoving: boolean): DisplayHistory {
  const {present, past, moving} = history;
  const next = changed(present, action);
  const isSameMove = moving === action.type;
  if (next === present) return moving === null || isMoving ? history : {...history, moving: null};
  return {
    present: next,
    past: isSameMove ? past : [...past, present].slice(-maxSteps),
    future: [],
    moving: isMoving ? action.type : null,
  };
}

/** The history after a step; the same object where nothing changes. */
export function stepped(history: DisplayHistory, step: Step): DisplayHistory {
  const {present, past, future, moving} = history;
  if (step.type === 'do') return done(history, step.action, step.isMoving ?? false);
  if (step.type === 'settle') return moving === null ? history : {...history, moving: null};
  if (step.type === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return {
      present: before,
      past: past.slice(0, -1),
      future: [present, ...future],
      moving: null,
    };
  }
  const [after, ...rest] = future;
  if (!after) return history;
  return {present: after, past: [...past, present], future: rest, moving: null};
}
