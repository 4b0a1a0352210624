/** The report of a benchmark: printed with its circumstances, and kept on this machine. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {projectRoot} from './workFolder';

/** Git ignores it: figures of one machine at one time are not part of the project. */
const resultsFolder = path.join(projectRoot, 'tools/bench/.work/results');

const fileOf = (name: string): string => path.join(resultsFolder, `${name}.json`);

/** Time and machine of a measurement; to be noted before the run, for the load. */
export interface Circumstances {
  readonly date: string;
  readonly cpus: number;
  /** Mean number of busy processes in the minute before the run. */
  readonly loadBefore: number;
  readonly node: string;
}

export const circumstancesNow = (): Circumstances => ({
  date: new Date().toISOString().slice(0, 10),
  cpus: availableParallelism(),
  loadBefore: Number((loadavg()[0] ?? 0).toFixed(2)),
  node: process.versions.node,
});

/**
 * Prints the tables of a benchmark below a line of circumstances, and keeps its figures for `keptFigures`.
 *
 * @param notes further circumstances, such as versions of the compared software
 * @returns the text that was printed, in Markdown
 */
export function report(
  name: string,
  {date, cpus, loadBefore, node}: Circumstances,
  notes: readonly string[],
  tables: readonly string[],
  figures: unknown,
): string {
  const machine = `${cpus} CPUs, load before the run ${loadBefore}, Node ${node}`;
  const text = [`Measured on ${date}: ${[machine, ...notes].join('; ')}.`, ...tables].join('\n\n');
  console.log(`\n${text}\n`);
  mkdirSync(resultsFolder, {recursive: true});
  writeFileSync(fileOf(name), `${JSON.stringify(figures, null, 2)}\n`);
  return text;
}

/** The figures of the last run of a benchmark on this machine; undefined if it has not run here. */
export function keptFigures<T>(name: string): T | undefined {
  const file = fileOf(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
