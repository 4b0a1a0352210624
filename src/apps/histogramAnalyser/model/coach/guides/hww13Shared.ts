/** Steps of H → WW that the lessons also contain. */
import type {SelectionCut} from '@site/src/data/lessons/selections';
import type {CoachStep} from '../types';

const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

/** Returns a step with the cut and the reason of the lesson. */
export const shared = (id: string, {cut, reason}: SelectionCut): CoachStep => ({
  id,
  goal: {kind: 'cut', cut},
  why: sentence(reason),
});
