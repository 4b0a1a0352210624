import type {Action} from '../model/changes';
import type {DetectorEvent, ObjectRef} from '../model/event';
import {canCombine} from '../model/masterclass/massBasket';
import {standIn} from '../model/owners';

/** Picks an object, or the particle that was made of it, and puts it into the mass where it has one. */
export const pickAction = (event: DetectorEvent, id: ObjectRef): Action => ({
  type: 'pick',
  id: standIn(event, id),
  isCombined: canCombine(event, id),
});
