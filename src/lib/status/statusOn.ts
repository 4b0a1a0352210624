import type {StatusCheck} from '../../data/status';
import {lasting} from '../../data/status/lasting';

export type Status = 'works' | 'fails' | 'gone' | 'unknown';

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** The last day, such as 2026-06-30, on which the result of a check says something. */
export function lastDayOf(on: string, lasts: StatusCheck['lasts']): string {
  const last = Date.parse(on) + lasting[lasts] * millisecondsOfDay;
  return new Date(last).toISOString().slice(0, 10);
}

/** What is known on a day: the result of the last check, or nothing where none was made or it is too old. */
export function statusOn({checked, lasts}: StatusCheck, day: string): Status {
  return checked && day <= lastDayOf(checked.on, lasts) ? checked.result : 'unknown';
}
