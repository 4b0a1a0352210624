/** What is known of a source. A field that is not known is left out, never guessed. */
import * as z from 'zod';

const words = z.string().regex(/^\S(?:.*\S)?$/u, 'write text without spaces around it');
const year = z.int().min(1900).max(2100);

const fields = z.strictObject({
  /** A short name, for a source that has neither DOI nor arXiv number nor report number. */
  key: z
    .string()
    .regex(/^[a-z][a-z0-9-]+$/, 'write lower-case letters, digits and hyphens')
    .optional(),
  kind: z.enum(['article', 'report', 'web', 'record', 'book']),
  /** Who wrote it, if a collaboration or an institution did. */
  collaboration: words.optional(),
  /** Otherwise its authors, as "Surname, I."; the first alone, with `etAl`, if there are more than three. */
  authors: z
    .array(z.string().regex(/^[A-ZÀ-Þ][^,@]+, (?:[A-ZÀ-Þ]\.[ -]?)+$/, 'write "Surname, I."'))
    .min(1)
    .max(3)
    .optional(),
  etAl: z.literal(true).optional(),
  /** In letters, without TeX: `tex.ts` writes them so. Of a web page: what it is, if it has no title. */
  title: words.optional(),
  journal: words.optional(),
  volume: words.optional(),
  year: year.optional(),
  /** The first page, or the number of the article. */
  pages: words.optional(),
  publisher: words.optional(),
  doi: z
    .string()
    .regex(/^10\.\d{4,5}\/\S+$/, 'write a DOI without its address, such as 10.1000/182')
    .optional(),
  arxiv: z
    .string()
    .regex(/^(?:\d{4}\.\d{4,5}|[a-z]+-[a-z]+\/\d{7})$/, 'write 2212.09379 or hep-ph/9906349')
    .optional(),
  report: z
    .string()
    .regex(/^[A-Z]+(?:-[A-Z0-9]+)+$/, 'write a number such as ATL-OREACH-PUB-2020-001')
    .optional(),
  url: z.url({protocol: /^https?$/}).optional(),
  /** More names by which pages may cite it. */
  aliases: z.array(words).min(1).optional(),
});

export type SourceInput = z.input<typeof fields>;

export interface Source extends Omit<SourceInput, 'key'> {
  /** The DOI, else the arXiv number, else the report number, else the key. */
  readonly id: string;
}

/** A source as the site hands it out: named by its id. */
export const publishedSource = fields.omit({key: true}).extend({
  id: words.describe('the DOI, else the arXiv number, else the report number, else a name'),
});

const numberOf = ({doi, arxiv, report}: SourceInput): string | undefined => doi ?? arxiv ?? report;

export const source = fields
  .refine((entry) => entry.doi ?? entry.arxiv ?? entry.url, 'give a DOI, an arXiv number or a link')
  .refine(
    (entry) => entry.collaboration ?? entry.authors ?? entry.title,
    'say who wrote it, or what',
  )
  .refine((entry) => !(entry.collaboration && entry.authors), 'give a collaboration or authors')
  .refine(
    (entry) => !numberOf(entry) !== !entry.key,
    'give a key if there is no number, and only then',
  )
  .transform(({key, ...entry}): Source => ({id: numberOf(entry) ?? key ?? '', ...entry}));
