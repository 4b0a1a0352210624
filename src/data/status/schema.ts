/** What a check of a release, a service or a program is made of. */
import * as z from 'zod';
import {lasting} from './lasting';

const sentence = z.string().min(12).max(200).regex(/\.$/, 'ends with a full stop');
/** A month counts from its first day. */
const dayOrMonth = z.union(
  [z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)],
  'must be a valid date, such as 2026-06-30, or a month, such as 2026-06',
);

const link = z.strictObject({
  to: z.string().regex(/^https:\/\//, 'begins with https://'),
  text: z.string().min(4).max(60),
});

/** What readers do to see for themselves, in less than a minute. */
const test = z.union([
  z.strictObject({open: link, expect: sentence}),
  z.strictObject({run: z.string().min(4).max(100), expect: sentence}),
]);

export const statusCheck = z.strictObject({
  subject: z.string().min(4).max(60),
  /** How long a result of this kind says something. */
  lasts: z.enum(Object.keys(lasting) as [keyof typeof lasting, ...(keyof typeof lasting)[]]),
  /** The last check with a certain date; null if there was none. */
  checked: z
    .strictObject({
      on: dayOrMonth,
      /** How, or where it was read. */
      how: sentence,
      result: z.enum(['works', 'fails', 'gone']),
      found: sentence,
    })
    .nullable(),
  test,
});

export type StatusCheck = z.infer<typeof statusCheck>;
