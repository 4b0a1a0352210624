/** A column of a sample file, as manifests describe it. */
import * as z from '../../lib/zod';

export const columnSchema = z.object({
  name: z.string(),
  label: z.string(),
  unit: z.string(),
  type: z.enum(['uint8', 'uint16', 'float32']),
  /** Value = stored number × step. */
  step: z.number().positive(),
  /** The beginning of the column in the whole sample without compression, in bytes; numbers are little-endian. */
  offset: z.int().nonnegative(),
  /** Sum of the values, in `unit`: a reader finds a damaged file by it. */
  sum: z.number(),
});
