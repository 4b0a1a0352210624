/** The measuring stick of the search: queries, questions, and what a good search answers to them. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

export const kinds = ['word', 'symbol', 'typo', 'prefix', 'phrase', 'synonym', 'natural'] as const;

/** Entries to choose settings with, and entries to report the quality from. */
const half = z.enum(['tune', 'report']);

/** Without anchors every place on the page is right, with them only one of these. */
const wanted = z.strictObject({
  page: z.string().startsWith('/'),
  anchors: z.array(z.string().min(1)).min(1).optional(),
});

const schema = z.strictObject({
  rules: z.strictObject({
    half: z.string(),
    salt: z.string(),
    right: z.string(),
    phrase: z.string(),
    mustSay: z.string(),
    refuse: z.string(),
  }),
  queries: z.array(
    z.strictObject({
      id: z.string().regex(/^q\d{3}$/),
      query: z.string().min(2),
      kind: z.enum(kinds),
      by: z.enum(['student', 'teacher', 'researcher']),
      half,
      wanted: z.array(wanted).min(1),
    }),
  ),
  questions: z.array(
    z.strictObject({
      id: z.string().regex(/^a\d{3}$/),
      question: z.string().endsWith('?'),
      mustSay: z.array(z.string().min(1)).min(1),
      half,
      wanted: z.array(wanted).min(1),
    }),
  ),
  outOfScope: z.array(
    z.strictObject({
      id: z.string().regex(/^o\d{3}$/),
      question: z.string().endsWith('?'),
      /** `near`: about particle physics or CERN, but not on the site. */
      distance: z.enum(['far', 'near']),
      half,
    }),
  ),
});

export const golden = schema.parse(
  JSON.parse(readFileSync(path.resolve('tests/search/golden.json'), 'utf8')),
);

/** The half of an entry, by the rule that the file states. */
export function halfOf(id: string): z.infer<typeof half> {
  const [digit = ''] = createHash('sha256')
    .update(golden.rules.salt + id)
    .digest('hex');
  return parseInt(digit, 16) % 2 === 0 ? 'tune' : 'report';
}
