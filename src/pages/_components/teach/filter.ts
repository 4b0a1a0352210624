/** The lessons that match a filter, and how the choice is written in the address: `?age=16&minutes=45`. */
import type {GroupWork} from '@site/src/data/lessons/groups';
import {topics, type Topic} from '@site/src/data/lessons/topics';
import {nameIn, repaired} from '@site/src/lib/storage/addressParameters';

/** All lessons for 16-year-olds suit older classes too. */
const ages = ['15', '16'] as const;
const minutes = ['45', '90'] as const;

/** Paper needs no network; screens load an app from the network or from a copy that was saved beforehand. */
const devices = ['paper', 'screens'] as const;

/** The options of each field, in the order in which the page shows the fields. */
export const options = {
  age: ages,
  minutes,
  device: devices,
  topic: topics,
} as const;

export type Field = keyof typeof options;

export const fields = Object.keys(options) as readonly Field[];

/** Option of each field; an empty field matches every lesson. */
export type Choice = {readonly [F in Field]?: (typeof options)[F][number] | undefined};

/** The facts of a lesson that its card shows. */
export interface LessonEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Such as "16 to 19". */
  readonly age: string;
  readonly minutes: number;
  readonly topic: Topic;
  /** URL of the lesson on its page. */
  readonly to: string;
  /** The app that a class with screens works in. */
  readonly classLink?: string | undefined;
  readonly groups?: GroupWork | undefined;
}

function isForAge(range: string, age: string | undefined): boolean {
  const [from = 0, to = 0] = range.split(' to ').map(Number);
  return age === undefined || (from <= Number(age) && Number(age) <= to);
}

/** True if the lesson matches all that was chosen. Every lesson works on paper; one with an app also on screens. */
export const fits = (lesson: LessonEntry, {age, minutes: length, device, topic}: Choice): boolean =>
  isForAge(lesson.age, age) &&
  (length === undefined || lesson.minutes === Number(length)) &&
  (device !== 'screens' || lesson.classLink !== undefined) &&
  (topic === undefined || lesson.topic === topic);

/** Reads a query string; what it does not know counts as not chosen. */
export function decode(search: string): Choice {
  const parameters = new Map(
    Array.from(new URLSearchParams(repaired(search)), ([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const chosen = fields.map((field) => {
    const value = parameters.get(field);
    return [field, value === undefined ? undefined : nameIn<string>(options[field], value)];
  });
  return Object.fromEntries(chosen) as Choice;
}

/** The query string with its question mark; empty when nothing is chosen. */
export function encode(choice: Choice): string {
  const query = new URLSearchParams();
  for (const field of fields) {
    const value = choice[field];
    if (value !== undefined) query.set(field, value);
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
