/** Runs that a reader keeps, to compare them. */
import * as z from '@site/src/lib/zod';
import type {SavedRun} from '../results';
import type {RunFacts} from '../measure/facts';
import type {Dataset, Trained} from '../types';
import {scanPointSchema, settingsSchema} from './schemas';

/** Older runs are forgotten. */
export const maxRuns = 30;

/** @param before the runs kept so far, whose numbers are not used again */
export function withRun(
  before: readonly SavedRun[],
  dataset: Pick<Dataset, 'key'>,
  {settings, seconds}: Pick<Trained, 'settings' | 'seconds'>,
  {trainAuc, testAuc, best}: RunFacts,
): readonly SavedRun[] {
  const id = 1 + Math.max(0, ...before.map((run) => run.id));
  const run: SavedRun = {id, dataset: dataset.key, settings, trainAuc, testAuc, best, seconds};
  return [...before, run].slice(-maxRuns);
}

export const withoutRun = (runs: readonly SavedRun[], id: number): readonly SavedRun[] =>
  runs.filter((run) => run.id !== id);

/** The settings in which runs differ, in the order of the first. */
export function differences(runs: readonly SavedRun[]): readonly (keyof SavedRun['settings'])[] {
  const [first] = runs;
  if (!first) return [];
  return (Object.keys(first.settings) as (keyof SavedRun['settings'])[]).filter((name) =>
    runs.some(({settings}) => String(settings[name]) !== String(first.settings[name])),
  );
}

const runSchema = z.object({
  id: z.int().positive(),
  dataset: z.string().max(40),
  settings: settingsSchema,
  trainAuc: z.number().nullable(),
  testAuc: z.number().nullable(),
  best: scanPointSchema.nullable(),
  seconds: z.number().nonnegative(),
});

export const printRuns = (runs: readonly SavedRun[]): string => JSON.stringify({version: 1, runs});

/** Reads kept runs one by one; those that cannot be read are left out. */
export function readRuns(text: string | null): readonly SavedRun[] {
  try {
    const read: unknown = JSON.parse(text ?? '');
    const {runs} = z.object({version: z.literal(1), runs: z.array(z.unknown())}).parse(read);
    return runs.flatMap((run) => {
      const parsed = runSchema.safeParse(run);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}
