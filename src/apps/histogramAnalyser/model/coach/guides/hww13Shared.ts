/** Steps of H → WW that lessons have, too. */
import type {SelectionCut} from '@site/src/data/lessons/selections';
import type {CoachStep} from '../types';

const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

/** A step with the cut and the reason that the lesson has. */
export const shared = (id: string, {cut, reason}: SelectionCut): CoachStep => ({
  id,
  goal: {kind: 'cut', cut},
  why: sentence(reason),
});
