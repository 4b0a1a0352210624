/** The status of a notebook: requirements of a run, date of the last check, and corrections. */
import * as z from 'zod';

const sentence = z.string().min(12).max(240).regex(/\.$/, 'ends with a full stop');

/** One error of a notebook. Names of code are in backticks. */
const correctionSchema = z.strictObject({
  /** A noun phrase for the error: the text of the link. */
  topic: z
    .string()
    .min(5)
    .max(60)
    .regex(/^[^a-z].*[^.]$/u, 'begins with a capital letter and has no full stop'),
  /** The error: a step or statement of the notebook. */
  found: sentence,
  /** The correct statement, or the change to make. */
  right: sentence,
  /** Size of the effect on a result; null if no page states it. */
  effect: sentence.nullable(),
  /** Section of the page that explains it. */
  at: z.string().regex(/^\/docs\/[\w/-]+#[^\s#]+$/, 'a section of a documentation page'),
});

export type Correction = z.infer<typeof correctionSchema>;

const requirementsSchema = z.strictObject({
  /** The data of a run on all events; null if no page or record states their size. */
  volume: z
    .union([
      /** Collision data of a skim of the 2025 release, whose record has the size. */
      z.strictObject({skim: z.string()}),
      /** A collection of the 2020 release, as a zip archive. */
      z.strictObject({collection: z.string()}),
      /** A size with the precision of the page that states it. */
      z.strictObject({
        size: z.string().regex(/^[\d.]+\u00a0[kMG]B$/, 'such as 1.4\u00a0GB'),
        of: z.string().min(5).max(60),
      }),
    ])
    .nullable(),
  /** Requirements that the names of its libraries do not include: versions, operating systems, further programs. */
  also: z.string().min(5).max(120).nullable(),
});

export type Requirements = z.infer<typeof requirementsSchema>;

const dayOrMonth = z.union([z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)]);

export const statusSchema = z.strictObject({
  requirements: requirementsSchema,
  /** When its code and its saved output were read and compared with the pages; null if never. */
  read: dayOrMonth.nullable(),
  /** The day on which we last ran it from the first cell to the last; null if never. */
  ran: z.iso.date().nullable(),
  corrections: z.array(correctionSchema).readonly(),
});

export type NotebookStatus = z.infer<typeof statusSchema>;
