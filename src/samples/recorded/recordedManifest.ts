/** The description beside the columns of recorded events: enough to cite, to check and to repeat them. */
import * as z from '../../lib/zod';
import {recordedFactsSchema, sha256Schema} from './facts';

const column = z.object({
  name: z.string(),
  label: z.string(),
  unit: z.string(),
  type: z.enum(['uint8', 'uint16', 'float32']),
  /** Value = stored number × step. */
  step: z.number().positive(),
  /** Position of the column in the file without compression, in bytes; numbers are little-endian. */
  offset: z.int().nonnegative(),
  /** Sum of the values, in `unit`. */
  sum: z.number(),
});

export const recordedManifestSchema = recordedFactsSchema.extend({
  format: z.literal(1),
  /** Key of the analyser. */
  key: z.string(),
  /** Energy of the collisions, in TeV. */
  energy: z.number().positive(),
  /** Columns as in the manifest of a simulated sample; all rows have the process 255 and the weight 1. */
  columns: z.array(column).min(3),
  /** Name of the gzipped file beside this one. */
  file: z.string().regex(/^[\w.-]+$/),
  bytes: z.int().positive(),
  compressedBytes: z.int().positive(),
  /** Checksum of the bytes without compression. */
  sha256: sha256Schema,
});

export type RecordedColumn = z.infer<typeof column>;
export type RecordedManifest = z.infer<typeof recordedManifestSchema>;
