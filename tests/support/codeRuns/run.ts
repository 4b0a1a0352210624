/** Runs the programs of one page in their order, in one temporary folder, as a user would. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inputs, type Input} from './inputs';
import {trimmed, type Program} from './programs';

/** Milliseconds after which a program is stopped. */
const limit = 60_000;

interface Result {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function writeFiles(folder: string, {files}: Input): void {
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, content);
  }
}

/** The file that the title names, so that later programs can import it. */
const fileOf = ({title, language}: Program): string =>
  /^\w+\.py$/.test(title) ? title : language === 'python' ? 'program.py' : 'script.sh';

function runOne(folder: string, program: Program): Result {
  const input = inputs[program.title];
  if (input) writeFiles(folder, input);
  const file = fileOf(program);
  const code = program.language === 'python' ? program.code : `set -e\n${program.code}`;
  writeFileSync(path.join(folder, file), `${code}\n`);
  const interpreter = program.language === 'python' ? 'python3' : 'bash';
  const {status, stdout, stderr} = spawnSync(interpreter, [file, ...(input?.parameters ?? [])], {
    cwd: folder,
    encoding: 'utf8',
    timeout: limit,
  });
  return {status, stdout, stderr};
}

const expectedOf = ({title, output}: Program): string | null => inputs[title]?.output ?? output;

/** True if the output of a program is known: from its page, or for the files generated for it. */
export const hasOutput = (program: Program): boolean => expectedOf(program) !== null;

/** The fault of a run: a failure, or an output that the page prints differently; else null. */
function problemOf(program: Program, {status, stdout, stderr}: Result): string | null {
  if (status !== 0) return `fails: ${trimmed(stderr).split('\n').at(-1) ?? ''}`;
  const output = expectedOf(program);
  if (output === null) {
    return stdout === '' ? null : 'prints something: the page lacks a block `text title="Output"`';
  }
  const [printed, expected] = [stdout, output].map((text) => trimmed(text).split('\n'));
  const lines = Math.max(printed?.length ?? 0, expected?.length ?? 0);
  const place = Array.from({length: lines}, (_, line) => line).find(
    (line) => printed?.[line] !== expected?.[line],
  );
  if (place === undefined) return null;
  return `prints "${printed?.[place] ?? ''}" on line ${place + 1}, expected "${expected?.[place] ?? ''}"`;
}

/** The problems of programs that have no obstacle, each null or in words. */
export function runInOrder(programs: readonly Program[]): readonly (string | null)[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-'));
  try {
    return programs.map((program) => problemOf(program, runOne(folder, program)));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
