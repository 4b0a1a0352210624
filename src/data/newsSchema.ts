/** What an item of the programme's news is made of; `news.ts` holds the items. */
import * as z from 'zod';
import {newsKinds} from './newsKinds';

/** True for dates that the calendar knows: 2026-02-30 is none. */
function isInCalendar(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const read = new Date(Date.UTC(year, month - 1, day));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
}

const date = z
  .string()
  .regex(
    /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/,
    'write a year, a month or a day: 2026, 2026-05, 2026-05-04',
  )
  .refine(isInCalendar, 'there is no such day');

const link = z.strictObject({
  /** An address of this site, or a record, paper or repository elsewhere. */
  to: z.string().regex(/^(?:\/|https:\/\/)/, 'begin with / or https://'),
  text: z.string().min(6).max(60),
});

export const newsItem = z.strictObject({
  /** Names the item in links and feeds, for ever: a feed reader shows an item with a new id again. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is of lower-case letters, digits and hyphens'),
  /** As precise as it is certain: a day, a month or a year. */
  date,
  kind: z.enum(newsKinds),
  /** One neutral sentence. */
  text: z.string().min(30).max(240).regex(/\.$/, 'end with a full stop'),
  link: link.optional(),
  /** The id of its section on /LatestNews, for the newest items. */
  story: z.string().min(3).optional(),
});

export type NewsItem = z.infer<typeof newsItem>;
