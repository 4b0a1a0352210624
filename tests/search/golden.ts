/** The measuring stick of the search: queries, questions, and what a good search answers to them. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

export const kinds = ['word', 'symbol', 'typo', 'prefix', 'phrase', 'synonym', 'natural'] as const;

/** Languages of the queries that are not in English. */
export const languages = ['de', 'fr', 'es', 'it'] as const;

/** Entries to choose settings with, and entries to report the quality from. */
const half = z.enum(['tune', 'report']);

/** Expected page: without anchors any section of it is right, with them only one of these. */
const wanted = z.strictObject({
  page: z.string().startsWith('/'),
  anchors: z.array(z.string().min(1)).min(1).optional(),
});

/** Origin of the need and of the key words of an entry. */
const source = {
  words: z.enum(['user', 'ours']),
  /** Public page on which a user had this need. */
  heard: z.url({protocol: /^https?$/}).optional(),
};

/** Only what a user said names the page on which it was heard. */
const isSourced = ({words, heard}: {words: 'user' | 'ours'; heard?: string | undefined}): boolean =>
  (words === 'user') === (heard !== undefined);

const schema = z.strictObject({
  rules: z.strictObject({
    half: z.string(),
    salt: z.string(),
    right: z.string(),
    phrase: z.string(),
    mustSay: z.string(),
    refuse: z.string(),
    words: z.string(),
    lang: z.string(),
  }),
  queries: z.array(
    z
      .strictObject({
        id: z.string().regex(/^q\d{3,4}$/),
        query: z.string().min(2),
        kind: z.enum(kinds),
        /** Absent for queries in English. */
        lang: z.enum(languages).optional(),
        by: z.enum(['student', 'teacher', 'researcher']),
        half,
        ...source,
        wanted: z.array(wanted).min(1),
      })
      .refine(isSourced),
  ),
  questions: z.array(
    z
      .strictObject({
        id: z.string().regex(/^a\d{3,4}$/),
        question: z.string().endsWith('?'),
        mustSay: z.array(z.string().min(1)).min(1),
        half,
        ...source,
        wanted: z.array(wanted).min(1),
      })
      .refine(isSourced),
  ),
  outOfScope: z.array(
    z
      .strictObject({
        id: z.string().regex(/^o\d{3,4}$/),
        question: z.string().endsWith('?'),
        /** `near`: about particle physics or CERN, but not on the site. */
        distance: z.enum(['far', 'near']),
        half,
        ...source,
      })
      .refine(isSourced),
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
