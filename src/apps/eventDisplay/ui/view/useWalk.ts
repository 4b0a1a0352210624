import {useMemo, useState} from 'react';
import type {DetectorEvent, ObjectRef} from '../../model/event';
import {standIn} from '../../model/owners';
import {rowOf} from '../../model/objectRows';
import {walkOf} from '../../model/walk';
import type {Display} from '../display';
import {pickAction} from '../pickAction';
import {rowText} from '../labels/rowText';

/** A walk from object to object by keys. */
export interface Walk {
  /** The result of the last step, to be heard; empty before the first. */
  readonly announcement: string;
  readonly next: () => void;
  readonly before: () => void;
  readonly first: () => void;
  readonly pick: () => void;
  readonly leave: () => void;
}

/** Of an object in the walk, or of the particle that its track or cluster belongs to; −1 if it has none. */
const placeOf = (event: DetectorEvent, order: readonly ObjectRef[], id: ObjectRef): number =>
  order.includes(id) ? order.indexOf(id) : order.indexOf(standIn(event, id));

/** Points at one object after the other, in an order that stays, and picks the one that is pointed at. */
export function useWalk(display: Display): Walk {
  const {event, shown, state, pointed, onPoint, act} = display;
  const order = useMemo(() => walkOf(event, shown), [event, shown]);
  const [announcement, setAnnouncement] = useState('');
  const words = (id: ObjectRef): string => {
    const row = rowOf(event, id);
    return row ? rowText(row) : id;
  };
  const go = (by: number): void => {
    const at = pointed === undefined ? -1 : placeOf(event, order, pointed);
    const from = at < 0 && by < 0 ? 0 : at;
    const id = order[(from + by + order.length) % order.length];
    if (id === undefined) {
      setAnnouncement('No selectable object is drawn.');
      return;
    }
    onPoint(id);
    const place = `${order.indexOf(id) + 1} of ${order.length}`;
    setAnnouncement(
      `${words(id)}${state.picked.includes(standIn(event, id)) ? ', selected' : ''}. ${place}.`,
    );
  };
  return {
    announcement,
    next: () => go(1),
    before: () => go(-1),
    first: () => {
      const [id] = order;
      if (id === undefined) return;
      onPoint(id);
      setAnnouncement(`${words(id)}. 1 of ${order.length}.`);
    },
    pick: () => {
      if (pointed === undefined) return;
      const isPicked = state.picked.includes(standIn(event, pointed));
      act(pickAction(event, pointed));
      setAnnouncement(`${words(pointed)}: ${isPicked ? 'deselected' : 'selected'}.`);
    },
    leave: () => onPoint(undefined),
  };
}
