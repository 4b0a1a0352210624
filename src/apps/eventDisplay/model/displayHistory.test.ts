import {expect, it} from 'vitest';
import {historyOf, stepped, type DisplayHistory, type Step} from './displayHistory';
import {pageStart} from './start';

const start = historyOf(pageStart({}));
const after = (steps: readonly Step[], history: DisplayHistory = start): DisplayHistory =>
  steps.reduce(stepped, history);
const slide = (value: number, isMoving: boolean): Step => ({
  type: 'do',
  action: {type: 'minimumPt', value},
  isMoving,
});

it('a slide is one step back, however many moves it had', () => {
  const moved = after([slide(2, true), slide(3, true), {type: 'settle'}, slide(7, true)]);
  expect(moved.past.map(({selection}) => selection.minimumPt)).toEqual([1, 3]);
  const back = after([{type: 'undo'}], moved);
  expect(back.present.selection.minimumPt).toBe(3);
  expect(after([{type: 'redo'}], back).present.selection.minimumPt).toBe(7);
});

it('a new step forgets what could have been redone', () => {
  const back = after([slide(2, false), {type: 'undo'}]);
  expect(back.future).toHaveLength(1);
  const other = after([{type: 'do', action: {type: 'mode', mode: 'quiz'}}], back);
  expect(other.future).toEqual([]);
  expect(after([{type: 'undo'}], other).present).toBe(start.present);
});

it('what changes nothing is no step', () => {
  expect(after([{type: 'undo'}])).toBe(start);
  expect(after([{type: 'redo'}])).toBe(start);
  expect(after([{type: 'settle'}])).toBe(start);
  expect(after([{type: 'do', action: {type: 'letGo'}}])).toBe(start);
});
