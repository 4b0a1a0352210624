/** The description beside the columns of recorded events: enough to cite, to check and to repeat them. */
import * as z from '../../lib/zod';
import {columnSchema} from '../format/columnSchema';
import {recordedFactsSchema, sha256Schema} from './facts';

export const recordedManifestSchema = recordedFactsSchema.extend({
  format: z.literal(1),
  /** Key of the analyser. */
  key: z.string(),
  /** Energy of the collisions, in TeV. */
  energy: z.number().positive(),
  /** Columns as in the manifest of a simulated sample; all rows have the process 255 and the weight 1. */
  columns: z.array(columnSchema).min(3),
  /** Name of the gzipped file beside this one. */
  file: z.string().regex(/^[\w.-]+$/),
  bytes: z.int().positive(),
  compressedBytes: z.int().positive(),
  /** Checksum of the bytes without compression. */
  sha256: sha256Schema,
});

export type RecordedColumn = z.infer<typeof columnSchema>;
export type RecordedManifest = z.infer<typeof recordedManifestSchema>;
