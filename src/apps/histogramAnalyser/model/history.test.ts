import {seededRandom} from '@site/src/physics/random';
import {describe, expect, it} from 'vitest';
import {startOf, type Action} from './analysis';
import {historyOf, stepped, type History, type Step} from './history';
import {testScheme} from './testScheme';

const start = historyOf(startOf(testScheme));
const after = (history: History, ...steps: readonly Step[]): History =>
  steps.reduce((before, step) => stepped(testScheme, before, step), history);
const below = (to: number, dimension = 'mass'): Action => ({
  type: 'cut',
  dimension,
  filter: {from: null, to},
});
const move = (to: number, dimension?: string): Step => ({
  type: 'do',
  action: below(to, dimension),
  isMoving: true,
});
const set = (to: number, dimension?: string): Step => ({type: 'do', action: below(to, dimension)});
const [undo, redo]: readonly [Step, Step] = [{type: 'undo'}, {type: 'redo'}];
const endOf = ({present}: History) => present.cuts.get('mass');

describe('the history', () => {
  it('goes back and forth over any steps', () => {
    const random = seededRandom(8);
    let history = start;
    const states = [history.present];
    for (let i = 0; i < 60; i += 1) {
      history = after(history, set(Math.floor(200 * random()), random() < 0.5 ? 'mass' : 'met'));
      if (history.present !== states.at(-1)) states.push(history.present);
    }
    for (const state of [...states].reverse()) {
      expect(history.present).toBe(state);
      history = after(history, undo);
    }
    for (const state of states) {
      expect(history.present).toBe(state);
      history = after(history, redo);
    }
  });

  it('takes all moves of one drag, and its release, for one step', () => {
    const dragged = after(start, set(90), move(80), move(70), move(60), set(55));
    expect(endOf(dragged)).toEqual({from: null, to: 55});
    expect(endOf(after(dragged, undo))).toEqual({from: null, to: 90});
    expect(after(dragged, undo, undo).present).toBe(start.present);
  });

  it('takes two drags for two steps, of one cut or of two', () => {
    const again = after(start, move(80), set(70), move(60), set(50));
    expect(endOf(after(again, undo))).toEqual({from: null, to: 70});
    const other = after(start, move(80), move(20, 'met'), set(10, 'met'));
    expect(endOf(after(other, undo))).toEqual({from: null, to: 80});
  });

  it('that begins with a move to where the cut is already keeps the step before', () => {
    const dragged = after(start, set(90), move(90), move(80), set(80));
    expect(endOf(after(dragged, undo))).toEqual({from: null, to: 90});
    expect(endOf(after(dragged, set(70), undo))).toEqual({from: null, to: 80});
  });

  it('forgets what was undone once something else is done', () => {
    const other = after(start, set(90), set(80), undo, set(70));
    expect(after(other, redo)).toBe(other);
    expect(endOf(after(other, undo))).toEqual({from: null, to: 90});
  });

  it('has nothing to undo or redo at its ends', () => {
    expect(after(start, undo)).toBe(start);
    expect(after(start, redo)).toBe(start);
    expect(after(start, {type: 'do', action: {type: 'clearAll'}})).toBe(start);
  });

  it('keeps the last two hundred steps', () => {
    const steps = Array.from({length: 250}, (_, i) => set(i + 1));
    const history = after(start, ...steps);
    expect(history.past).toHaveLength(200);
    expect(history.past[0]?.cuts.get('mass')).toEqual({from: null, to: 50});
  });
});
