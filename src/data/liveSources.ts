/** When quoted facts were compared with their live sources: what `npm run check:sources` writes. */
import * as z from 'zod';
import file from './verified.json';

/** What asks the live sources writes here, and pages read it. */
export const verifiedPlace = 'src/data/verified.json';

/** The kinds of quoted facts, by the name of the source that is requested them. */
export const liveSources = {
  record: 'the CERN Open Data Portal',
  doi: 'doi.org',
  package: 'PyPI',
} as const;

export type QuotedKind = keyof typeof liveSources;

/** A fact that pages quote: `record:` and its number, `doi:` in small letters, or `package:` and a name. */
export type QuotedItem = `${QuotedKind}:${string}`;

export const kindOf = (item: QuotedItem): QuotedKind => item.split(':')[0] as QuotedKind;

const verification = z.strictObject({
  /** The day on which its source last answered. */
  on: z.iso.date(),
  /** How much of what the site says was different then; it stays until the site or the source changes. */
  differences: z.int().min(0),
  /** Of a record: stands for the checksums of all its files, as they were at first. */
  files: z.string().optional(),
});

export const verifiedFile = z.strictObject({
  version: z.literal(1),
  items: z.record(z.string(), verification),
});

export type VerifiedFile = z.infer<typeof verifiedFile>;

/** What a page says of one of the sources that it quotes. */
export interface VerifiedAgainst {
  /** The name of the source. */
  readonly against: string;
  /** The day since which everything is known to agree; none if something was not yet verified. */
  readonly on?: string;
  readonly differences?: number;
}

/** Nothing about an item means that it was not yet verified. */
export const verified: VerifiedFile = verifiedFile.parse(file);
