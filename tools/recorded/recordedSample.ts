/** From options to the two files of a recorded sample. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipped} from '../../plugins/samples/gzipped';
import {recordedManifestSchema} from '../../src/samples/recorded/recordedManifest';
import {expectedChecksums} from './checksums';
import {converted} from './convert';
import {download} from './download';
import {RecordedFailure, systemCode} from './failure';
import type {Options} from './options';
import {planOf, type WantedFile} from './plan';
import {progressOn} from './progress';

export interface Written {
  readonly badge: string;
  readonly rows: number;
  readonly luminosity: number;
  /** Path of the description. */
  readonly manifest: string;
  /** The value of `RECORDED_SAMPLES` for it. */
  readonly setting: string;
}

interface Settings {
  /** The output for progress. */
  readonly output?: Parameters<typeof progressOn>[0];
  /** Milliseconds before an interrupted download is tried again. */
  readonly pauseMs?: number;
}

/** @throws RecordedFailure for a folder of the project that git would commit */
function checkOutside(root: string, folder: string): void {
  const relative = path.relative(root, folder);
  if (relative.startsWith('..') || path.isAbsolute(relative)) return;
  const inside = path.join(relative, 'data_A.root');
  const {status} = spawnSync('git', ['check-ignore', '--quiet', inside], {cwd: root});
  const isIgnored = status === 0 || relative.split(path.sep)[0] === '.cache';
  if (!isIgnored) {
    throw new RecordedFailure(
      `${folder} is in the project, and recorded data are never committed. Choose a folder outside of it with --out.`,
    );
  }
}

function readChecksums(file: string | undefined): ReturnType<typeof expectedChecksums> {
  if (file === undefined) return new Map();
  try {
    return expectedChecksums(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RecordedFailure) throw error;
    throw new RecordedFailure(
      `The list of checksums ${file} cannot be read (${systemCode(error)}).`,
    );
  }
}

const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

function write(folder: string, files: Readonly<Record<string, Uint8Array | string>>): void {
  try {
    mkdirSync(folder, {recursive: true});
    for (const [name, contents] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), contents);
    }
  } catch (error) {
    throw new RecordedFailure(
      `${folder} cannot be written (${systemCode(error)}): choose another folder with --out.`,
    );
  }
}

/**
 * @param root folder of the project
 * @throws RecordedFailure in words for everything that may be missing
 */
export async function recordedSample(
  {out, checksums, ...wishes}: Options,
  root: string,
  {output = process.stderr, pauseMs}: Settings = {},
): Promise<Written> {
  const folder = path.resolve(root, out);
  checkOutside(root, folder);
  const plan = planOf(wishes);
  const expected = readChecksums(checksums);
  const progressFor = (label: string) => progressOn(output, label);
  const pathOf = ({name, path: local}: WantedFile): string =>
    local === undefined ? path.join(folder, 'files', name) : path.resolve(root, local);
  for (const file of plan.files) {
    if (file.address === undefined) continue;
    const progress = progressFor(`Downloading ${file.name}`);
    const outcome = await download({
      address: file.address,
      target: pathOf(file),
      progress,
      ...(pauseMs === undefined ? {} : {pauseMs}),
    });
    progress.end(outcome === 'kept' ? 'was here already' : 'complete');
  }
  const today = new Date().toISOString().slice(0, 10);
  const {bytes, manifest} = await converted({plan, pathOf, expected, progressFor, today});
  const packed = gzipped(bytes);
  const sha256 = sha256Of(bytes);
  const stem = `${plan.key}-${plan.release}`;
  const whole = recordedManifestSchema.parse({
    ...manifest,
    file: `${stem}-${sha256.slice(0, 8)}.bin.gz`,
    compressedBytes: packed.length,
    sha256,
  });
  const text = `${JSON.stringify(whole, null, 2)}\n`;
  write(folder, {[`${stem}.json`]: text, [whole.file]: packed});
  const place = path.join(folder, `${stem}.json`);
  return {
    badge: whole.badge,
    rows: whole.rows,
    luminosity: whole.luminosity,
    manifest: place,
    setting: `${pathToFileURL(place).href}#sha256=${sha256Of(text)}`,
  };
}
