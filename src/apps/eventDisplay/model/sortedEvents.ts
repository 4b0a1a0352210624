/** What a reader sorted in the masterclass, before it is handed in. */
import {libraryVersion} from './library';
import {classAnswers, classOfTags, type ClassAnswer} from './masterclass/masterclass';
import type {MasterclassResult, SortedEvent} from './masterclass/masterclassResult';
import type {DetectorEvent, ObjectRef, ParticleKind} from './event';
import {standIn} from './owners';

/** Sorted events by their origin: the library, or the name of a file. */
export type SortedEventsByOrigin = Readonly<Record<string, readonly SortedEvent[]>>;

export const libraryOrigin = 'library';

const most = 2_000;

function isSorted(value: unknown): value is SortedEvent {
  if (typeof value !== 'object' || value === null) return false;
  const {event, answer, mass} = value as Partial<SortedEvent>;
  return (
    typeof event === 'string' &&
    classAnswers.some((one) => one === answer) &&
    (mass === null || Number.isFinite(mass))
  );
}

/** What was kept; entries that are none are left out. */
export function readSorted(kept: unknown): SortedEventsByOrigin {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).map(([origin, list]) => [
      origin,
      Array.isArray(list) ? list.filter(isSorted).slice(0, most) : [],
    ]),
  );
}

/** The list with an event sorted, or sorted again. */
export const withSorted = (
  list: readonly SortedEvent[],
  sorted: SortedEvent,
): readonly SortedEvent[] => [...list.filter(({event}) => event !== sorted.event), sorted];

/** The class of what a reader picked; undefined while nothing that a class asks for is picked. */
export function classOfPicked(
  event: DetectorEvent,
  picked: readonly ObjectRef[],
): ClassAnswer | undefined {
  const tags = new Map<ObjectRef, ParticleKind>();
  for (const id of picked) {
    const whole = standIn(event, id);
    const particle = event.particles.find((one) => one.id === whole);
    if (particle) tags.set(whole, particle.kind);
  }
  return tags.size === 0 ? undefined : classOfTags(tags);
}

/** What a group hands in. @param id random, generated again for each result */
export const resultOf = (
  id: string,
  origin: string,
  events: readonly SortedEvent[],
): MasterclassResult => ({
  id,
  origin,
  version: origin === libraryOrigin ? libraryVersion : 0,
  events,
});
