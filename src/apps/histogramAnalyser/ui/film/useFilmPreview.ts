import {useCallback, useEffect, useRef} from 'react';
import type {Analysis} from '../../model/analysis';
import type {Analyser} from '../analyser';

export interface FilmPreview {
  readonly show: (state: Analysis) => void;
  /** Brings back the analysis from before the film. */
  readonly restore: () => void;
}

/**
 * Shows states of a film in the app. However many are shown, they are one step that undo takes back. A
 * change by the user in between is kept as a step of its own.
 */
export function useFilmPreview({
  analysis,
  dispatch,
}: Pick<Analyser, 'analysis' | 'dispatch'>): FilmPreview {
  const shown = useRef<Analysis>(undefined);
  const present = useRef(analysis);
  useEffect(() => {
    present.current = analysis;
  });
  const restore = useCallback(() => {
    const isShown = shown.current !== undefined && shown.current === present.current;
    shown.current = undefined;
    if (isShown) dispatch({type: 'undo'});
  }, [dispatch]);
  const show = useCallback(
    (state: Analysis) => {
      restore();
      // A new object is always a step, even if it equals the present state.
      const next = {...state};
      shown.current = next;
      present.current = next;
      dispatch({type: 'do', action: {type: 'replace', analysis: next}});
    },
    [dispatch, restore],
  );
  return {show, restore};
}
