/** Undo and redo over states of an analysis. */
import {changed, type Action, type Analysis, type Scheme} from './analysis';

export interface History {
  readonly present: Analysis;
  /** The last is the one that undo brings back. */
  readonly past: readonly Analysis[];
  /** The first is the one that redo brings back. */
  readonly future: readonly Analysis[];
  /** What is being dragged, null when nothing is: all moves of one thing are one step. */
  readonly moving: string | null;
}

export type Step =
  /** `isMoving` while something is dragged; the action on its release ends the move. */
  | {readonly type: 'do'; readonly action: Action; readonly isMoving?: boolean}
  | {readonly type: 'undo'}
  | {readonly type: 'redo'};

/** More steps than this are forgotten, the oldest first. */
const maxSteps = 200;

export const historyOf = (present: Analysis): History => ({
  present,
  past: [],
  future: [],
  moving: null,
});

function undone(history: History): History {
  const {present, past, future} = history;
  const before = past.at(-1);
  if (!before) return history;
  return {present: before, past: past.slice(0, -1), future: [present, ...future], moving: null};
}

function redone(history: History): History {
  const {present, past, future} = history;
  const [after, ...rest] = future;
  if (!after) return history;
  return {present: after, past: [...past, present], future: rest, moving: null};
}

const cutOn = 'cut on ';

const subjectOf = (action: Action): string =>
  'dimension' in action ? cutOn + action.dimension : action.type;

/** The dimension whose cut is being dragged. */
export const draggedDimension = ({moving}: History): string | undefined =>
  moving?.startsWith(cutOn) ? moving.slice(cutOn.length) : undefined;

/** The state before the move that is under way, or the present one without a move. */
export const beforeMove = ({moving, past, present}: History): Analysis =>
  moving === null ? present : (past.at(-1) ?? present);

/** The history after a step; the same object where nothing changes. */
export function stepped(scheme: Scheme, history: History, step: Step): History {
  if (step.type === 'undo') return undone(history);
  if (step.type === 'redo') return redone(history);
  const {present, past, moving} = history;
  const next = changed(scheme, present, step.action);
  const subject = subjectOf(step.action);
  const isSameMove = moving === subject;
  if (next === present) {
    return step.isMoving || moving === null ? history : {...history, moving: null};
  }
  return {
    present: next,
    past: isSameMove ? past : [...past, present].slice(-maxSteps),
    future: [],
    moving: step.isMoving ? subject : null,
  };
}
