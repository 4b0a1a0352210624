/** Reads the files of a plan, and makes a recorded sample of what the analyser selects in them. */
import {openRootFile} from '../../src/rootFile/adapter';
import {RootFileError} from '../../src/rootFile/rootFile';
import {encodeColumns, type ColumnPlan} from '../../src/samples/recorded/columns';
import type {RecordedFacts} from '../../src/samples/recorded/facts';
import {NtupleError} from '../../src/samples/recorded/failure';
import {columnCollector, readSelected} from '../../src/samples/recorded/readSelected';
import type {RecordedManifest} from '../../src/samples/recorded/recordedManifest';
import {recordedReleases} from '../../src/samples/recorded/releases';
import {selections} from '../../src/samples/recorded/selections';
import {recordedLabel} from '../../src/samples/recorded/labels';
import {samples} from '../../src/samples/registry';
import {checksumsOf, compareChecksums, type Expected} from './checksums';
import {diskBytes} from './diskBytes';
import {RecordedFailure} from './failure';
import type {Plan, WantedFile} from './plan';
import type {Progress} from './progress';

interface Conversion {
  readonly plan: Plan;
  /** Returns the path of a file of the plan. */
  readonly pathOf: (file: WantedFile) => string;
  readonly expected: Expected;
  readonly progressFor: (label: string) => Progress;
  /** `2026-11-28`. */
  readonly today: string;
}

export interface Converted {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** All but what depends on the compressed file. */
  readonly manifest: Omit<RecordedManifest, 'file' | 'compressedBytes' | 'sha256'>;
}

type ReadFile = RecordedFacts['files'][number];

/** Puts the name of the file and advice around errors of the ROOT reader. */
function explained(name: string, error: unknown): unknown {
  if (error instanceof NtupleError) return new RecordedFailure(error.message);
  if (!(error instanceof RootFileError)) return error;
  const fix = {
    notRoot: 'Check that this is the right file.',
    truncated: 'Delete it, and run the command again.',
    damaged: 'Delete it, and run the command again.',
  };
  const advice = fix[error.kind as keyof typeof fix] ?? 'Take a file of the release.';
  return new RecordedFailure(`${name}: ${error.message} ${advice}`);
}

async function readOne(
  {plan, pathOf, expected, progressFor}: Conversion,
  file: WantedFile,
  rowsBefore: number,
  add: Parameters<typeof readSelected>[1]['take'],
): Promise<ReadFile> {
  const {name, address = null} = file;
  const bytes = await diskBytes(pathOf(file));
  try {
    const hashing = progressFor(`Checksum of ${name}`);
    const found = await checksumsOf(pathOf(file), (count) => hashing.at(count / bytes.size));
    hashing.end(`SHA-256 ${found.sha256}`);
    compareChecksums(name, found, expected);
    const reading = progressFor(`Reading ${name}`);
    const {events, rows} = await readSelected(await openRootFile(bytes), {
      fileName: name,
      selection: selections[plan.key],
      wanted: plan.release,
      rowsBefore,
      onProgress: (share) => reading.at(share),
      take: add,
    });
    reading.end(`${rows} of ${events} events selected`);
    return {name, address, bytes: bytes.size, sha256: found.sha256, events, rows};
  } catch (error) {
    throw explained(name, error);
  } finally {
    await bytes.close();
  }
}

/** The columns of the simulated sample, which the recorded one follows. */
const columnPlan = (key: Plan['key']): readonly ColumnPlan[] =>
  samples[key]
    .made()
    .manifest.columns.map(({name, label, unit, type, step}) => ({name, label, unit, type, step}));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** @throws RecordedFailure in words for anything about the files that is missing or wrong */
export async function converted(given: Conversion): Promise<Converted> {
  const {plan, today} = given;
  const collector = columnCollector();
  const files: ReadFile[] = [];
  for (const file of plan.files) {
    const rowsBefore = sum(files.map(({rows}) => rows));
    files.push(await readOne(given, file, rowsBefore, collector.add));
  }
  const rows = sum(files.map((file) => file.rows));
  const events = sum(files.map((file) => file.events));
  if (rows === 0) {
    throw new RecordedFailure(
      `None of the ${events} events passes the selection of ${plan.key}. Take files of the collection ${plan.collection}.`,
    );
  }
  const {key, release, collection, record, doi, luminosity, luminositySource} = plan;
  const encoded = encodeColumns(collector.columns, columnPlan(key), rows);
  return {
    bytes: encoded.bytes,
    manifest: {
      format: 1,
      key,
      badge: recordedLabel,
      release,
      releaseName: recordedReleases[release].name,
      energy: recordedReleases[release].energy,
      luminosity,
      luminositySource,
      collection,
      record,
      doi,
      selection: selections[key].words(release),
      files,
      events,
      rows,
      read: today,
      columns: [...encoded.columns],
      bytes: encoded.bytes.length,
    },
  };
}
