/** What `npm run check:links` found out: the form of the small file that `/docs/status` reads at build. */
import * as z from 'zod';

/** Where the file lies, from the project's folder. It belongs to the machine that asks, not to git. */
export const measuredPlace = '.status/links.json';

const item = z.strictObject({
  address: z.url(),
  /** When it was asked last. */
  at: z.iso.datetime(),
  /** `untold`: an answer from which nothing follows, such as a refusal of all programs. */
  outcome: z.enum(['works', 'fails', 'untold']),
  /** What came back, in a few words for people. */
  message: z.string().min(3).max(200),
  /** Where it has moved for good. */
  movedTo: z.url().optional(),
  /** When it failed for the first time in a row; only for what fails. */
  since: z.iso.datetime().optional(),
  /** Some of the pages on which the link stands. */
  pages: z.array(z.string()).max(3),
});

export const measuredFile = z.strictObject({version: z.literal(1), items: z.array(item)});

export type MeasuredItem = z.infer<typeof item>;
export type MeasuredFile = z.infer<typeof measuredFile>;
