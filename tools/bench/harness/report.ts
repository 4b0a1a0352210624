/** The parts of a benchmark, and its report: printed with its circumstances, and kept on this machine. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import type {parseArgs, ParseArgsConfig} from 'node:util';
import {workFolder} from './sites';

export interface BenchResult {
  /** Circumstances besides those of the machine, such as versions of the compared software. */
  readonly notes?: readonly string[];
  /** In Markdown. */
  readonly tables: readonly string[];
  /** Kept for `keptFigures`. */
  readonly figures: unknown;
  /** Limits that are missed; the command then ends with an error. */
  readonly failures?: readonly string[];
}

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Bench<O extends Options = Options> {
  readonly options?: O;
  measure(
    values: ReturnType<typeof parseArgs<{options: O}>>['values'],
  ): Promise<BenchResult> | BenchResult;
  /** Writes the report, or figures that follow from several benchmarks, into documents. */
  publish?(text: string): void;
}

/** Infers the types of the options. */
export const defineBench = <O extends Options>(bench: Bench<O>): Bench<O> => bench;

/** Git ignores it: figures of one machine at one time are not part of the project. */
const fileOf = (name: string): string => path.join(workFolder, 'results', `${name}.json`);

/** Time and machine of a measurement; to be noted before the run, for the load. */
export interface Circumstances {
  readonly date: string;
  readonly cpus: number;
  /** Mean number of busy processes in the minute before the run. */
  readonly loadBefore: string;
  readonly node: string;
}

export const circumstancesNow = (): Circumstances => ({
  date: new Date().toISOString().slice(0, 10),
  cpus: availableParallelism(),
  loadBefore: (loadavg()[0] ?? 0).toFixed(2),
  node: process.versions.node,
});

/** Prints the tables below a line of circumstances, keeps the figures, and returns the text in Markdown. */
export function report(
  name: string,
  {date, cpus, loadBefore, node}: Circumstances,
  {notes = [], tables, figures}: BenchResult,
): string {
  const machine = `${cpus} CPUs, load before the run ${loadBefore}, Node ${node}`;
  const text = [`Measured on ${date}: ${[machine, ...notes].join('; ')}.`, ...tables].join('\n\n');
  console.log(`\n${text}\n`);
  mkdirSync(path.dirname(fileOf(name)), {recursive: true});
  writeFileSync(fileOf(name), `${JSON.stringify(figures, null, 2)}\n`);
  return text;
}

/** The figures of the last run of a benchmark on this machine; undefined if it has not run here. */
export function keptFigures<T>(name: string): T | undefined {
  const file = fileOf(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Replaces the text between two marks of a document. */
export function writeBetweenMarks(file: string, mark: string, text: string): void {
  const [start, end] = [`<!-- ${mark} -->\n`, `<!-- /${mark} -->`];
  const before = readFileSync(file, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Error(`${path.basename(file)} has lost its marks ${start} and ${end}`);
  }
  writeFileSync(file, `${before.slice(0, from + start.length)}\n${text}\n\n${before.slice(to)}`);
}
