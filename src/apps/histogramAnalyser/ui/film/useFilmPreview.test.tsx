// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {useReducer} from 'react';
import {expect, it} from 'vitest';
import {hww13} from '@site/src/apps/histogramAnalyser/descriptions/hww13';
import {changeHistory, historyOf, type History, type Step} from '@site/src/kit/app/UndoStore';
import {changed, startOf, subjectOf, type Action, type Analysis} from '../../model/analysis';
import {schemeOf} from '../../model/description';
import {useFilmPreview} from './useFilmPreview';

const scheme = schemeOf(hww13);
const start = startOf(scheme);
const reduce = (state: Analysis, action: Action): Analysis => changed(scheme, state, action);
const cut = (to: number): Action => ({type: 'cut', dimension: 'mll', filter: {from: null, to}});

const setUp = () =>
  renderHook(() => {
    const [history, dispatch] = useReducer(
      (before: History<Analysis>, step: Step<Action>) =>
        changeHistory({reduce, subjectOf}, start, before, step),
      historyOf(start),
    );
    const preview = useFilmPreview({analysis: history.present, dispatch});
    return {history, dispatch, ...preview};
  }).result;

it('all states of a film are one step, and the analysis comes back', () => {
  const hook = setUp();
  act(() => hook.current.dispatch({type: 'do', action: cut(80)}));
  const mine = hook.current.history.present;
  for (const to of [10, 20, 30]) act(() => hook.current.show(reduce(start, cut(to))));
  expect(hook.current.history.present.cuts.get('mll')).toEqual({from: null, to: 30});
  expect(hook.current.history.past).toHaveLength(2);
  act(() => hook.current.restore());
  expect(hook.current.history.present).toBe(mine);
  expect(hook.current.history.past).toHaveLength(1);
  act(() => hook.current.restore());
  expect(hook.current.history.present).toBe(mine);
});

it('a change by the user during a film stays', () => {
  const hook = setUp();
  act(() => hook.current.show(reduce(start, cut(10))));
  act(() => hook.current.dispatch({type: 'do', action: cut(42)}));
  act(() => hook.current.restore());
  expect(hook.current.history.present.cuts.get('mll')).toEqual({from: null, to: 42});
});
