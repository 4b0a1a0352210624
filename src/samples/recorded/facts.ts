/** The facts about recorded data in the files and pages of a sample. */
import * as z from '../../lib/zod';
import {recordedLabel} from './labels';

export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

const recordedFile = z.object({
  name: z.string(),
  /** The URL that it was fetched from; null for a file that was on the disk already. */
  address: z.string().nullable(),
  bytes: z.int().positive(),
  sha256: sha256Schema,
  /** Events in the file, and those that were selected. */
  events: z.int().nonnegative(),
  rows: z.int().nonnegative(),
});

export const recordedFactsSchema = z.object({
  badge: z.literal(recordedLabel),
  /** The release as in the catalogue, and as a sentence says it. */
  release: z.string(),
  releaseName: z.string(),
  /** Or skim. */
  collection: z.string(),
  /** Number of the record on the CERN Open Data Portal, and its DOI. */
  record: z.int().positive(),
  doi: z.string(),
  selection: z.string(),
  /** The luminosity of the files that were read, in fb⁻¹, and the source of the number. */
  luminosity: z.number().positive(),
  luminositySource: z.string(),
  files: z.array(recordedFile).min(1),
  events: z.int().positive(),
  rows: z.int().positive(),
  /** Day on which the files were read: `2026-11-28`. */
  read: z.iso.date(),
});

export type RecordedFacts = z.infer<typeof recordedFactsSchema>;
