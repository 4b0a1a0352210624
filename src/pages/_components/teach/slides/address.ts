/** The open slides in the URL of the page: `?slides=z-peak&page=3`. */
import {nameIn, repaired} from '@site/src/lib/storage/addressParameters';

export interface SlidePlace {
  /** Id of the lesson. */
  readonly lesson: string;
  /** Number of the slide, from 1; it may be larger than the number of slides. */
  readonly page: number;
}

const names = ['slides', 'page'];

/**
 * The slides that an address names; undefined if it names no known lesson.
 *
 * @param ids of all lessons
 */
export function readPlace(search: string, ids: readonly string[]): SlidePlace | undefined {
  const values = new Map(
    Array.from(new URLSearchParams(repaired(search)), ([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const lesson = nameIn(ids, values.get('slides') ?? '');
  const page = Number(values.get('page'));
  if (lesson === undefined) return undefined;
  return {lesson, page: Number.isInteger(page) && page > 0 ? page : 1};
}

/** The query string with these slides open, or with none; other parameters stay. */
export function withPlace(search: string, place: SlidePlace | undefined): string {
  const query = new URLSearchParams(repaired(search));
  for (const name of new Set(query.keys())) {
    if (names.includes(name.toLowerCase())) query.delete(name);
  }
  if (place) {
    query.set('slides', place.lesson);
    query.set('page', String(place.page));
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
