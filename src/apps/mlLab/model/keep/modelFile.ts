/** A trained model as a file, and back. */
import * as z from '@site/src/lib/zod';
import {LabProblem} from '../problem';
import {columnsFor} from '../predict';
import type {Dataset, Model, Settings, Trained} from '../types';
import {modelSchema, settingsSchema} from './schemas';

const format = 'atlas-open-data-ml-lab';
const version = 1;

/** Larger files are not read; the largest forest takes about a fifth of it. */
const maxCharacters = 20_000_000;

const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(version),
  dataset: z.string().max(40),
  settings: settingsSchema,
  model: modelSchema,
});

export interface ModelFile {
  /** Key of the data that it was trained on. */
  readonly dataset: string;
  readonly settings: Settings;
  readonly model: Model;
}

/** A text that other programs can read too; it says what it is, and holds no events. */
export function printModel(
  {key, title, isSimulated}: Pick<Dataset, 'key' | 'title' | 'isSimulated'>,
  {model, settings}: Pick<Trained, 'model' | 'settings'>,
): string {
  const trainedOn = isSimulated ? `${title}; events simulated for teaching` : title;
  return `${JSON.stringify({format, version, trainedOn, dataset: key, settings, model}, null, 1)}\n`;
}

const noModel = 'This file is not a model of the machine-learning lab.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LabProblem(
      `${noModel} It is not valid JSON. Choose a file that was saved in the lab.`,
    );
  }
}

/**
 * Reads a file that the lab saved.
 *
 * @throws LabProblem with what is wrong, and where
 */
export function readModel(text: string): ModelFile {
  if (text.length > maxCharacters) {
    throw new LabProblem(
      `This file is too large to be a model saved in the lab. Choose a different file.`,
    );
  }
  const read = parsed(text);
  const head = z.object({format: z.literal(format), version: z.number()}).safeParse(read);
  if (!head.success) throw new LabProblem(`${noModel} Choose a file that was saved in the lab.`);
  if (head.data.version !== version) {
    throw new LabProblem(
      `This file is version ${head.data.version}, and the lab supports version ${version}. Train the model again.`,
    );
  }
  const result = fileSchema.safeParse(read);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new LabProblem(
    `The model in this file is corrupted${place ? ` at ${place}` : ''}: ${issue?.message ?? 'unknown'}. Save it again from the lab.`,
  );
}

/** Whether the data have all features of a model. */
export function fits(model: Model, dataset: Dataset): boolean {
  try {
    columnsFor(model, dataset);
    return true;
  } catch {
    return false;
  }
}
