/** What is written beside the columns of a sample: enough to read, to check and to explain it. */
import * as z from '../../lib/zod';
import {recordedFactsSchema} from '../recorded/facts';
import {sampleKinds} from '../recorded/labels';
import {columnSchema} from './columnSchema';

/** Changes when older readers could not read the file. */
export const formatVersion = 2;

const part = z.object({
  /** Name of the gzipped file beside the manifest. */
  file: z.string(),
  rows: z.int().positive(),
  compressedBytes: z.int().positive(),
  /** Sums of the values of each column, in the order of `columns`. */
  sums: z.array(z.number()),
});

const process = z.object({
  id: z.string(),
  label: z.string(),
  isSignal: z.boolean(),
  source: z.string(),
  rows: z.int().nonnegative(),
  /** Expected events at the luminosity of the sample. */
  sumOfWeights: z.number(),
  sumOfSquares: z.number(),
});

export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  key: z.string(),
  title: z.string(),
  kind: z.enum(sampleKinds),
  version: z.string(),
  /** Energy of the collisions, in TeV. */
  energy: z.number(),
  /** In fb⁻¹. */
  luminosity: z.number(),
  preselection: z.string(),
  provenance: z.string(),
  /** Words from which the seed of each process is made. */
  seed: z.string(),
  rows: z.int().positive(),
  /** Rows that are pseudo-data; their process is 255 and their weight 1. */
  pseudoDataRows: z.int().nonnegative(),
  /** In their order in the column `process`. */
  processes: z.array(process).min(1),
  presets: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      reason: z.string(),
      factors: z.record(z.string(), z.number().positive()),
    }),
  ),
  columns: z.array(columnSchema).min(3),
  /** Facts about the data if they are recorded. */
  recorded: recordedFactsSchema.optional(),
  /** The first has a random selection of the simulated rows, the others have the rest in its order. */
  parts: z.array(part),
  /** Size of all columns, without compression. */
  bytes: z.int().positive(),
  /** Size of all parts. */
  compressedBytes: z.int().positive(),
  /** Checksum of all columns, without compression. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The same rows for programs of others, beside the manifest. */
  downloads: z
    .array(
      z.object({
        format: z.enum(['csv', 'parquet']),
        file: z.string(),
        bytes: z.int().positive(),
      }),
    )
    .optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
/** Share of all expected events that are signal, from 0 to 1; 0 where nothing is expected. */
export function signalShareOf(
  processes: readonly Pick<Manifest['processes'][number], 'isSignal' | 'sumOfWeights'>[],
): number {
  const sumOf = (list: typeof processes): number =>
    list.reduce((sum, {sumOfWeights}) => sum + sumOfWeights, 0);
  const all = sumOf(processes);
  return all > 0 ? sumOf(processes.filter(({isSignal}) => isSignal)) / all : 0;
}

export type StoredColumn = Manifest['columns'][number];
