/** A second opinion from Python and Bash themselves, on machines that have them. */
import {spawnSync} from 'node:child_process';
import {withoutNotebookLines} from './notebookLines';
import type {Problem} from './problem';

const reader = `
import ast, json, sys
answers = []
for code in json.load(sys.stdin):
    try:
        ast.parse(code)
        answers.append(None)
    except SyntaxError as error:
        answers.append({"line": (error.lineno or 1) - 1, "what": f"Python says: {error.msg}"})
json.dump(answers, sys.stdout)
`;

/** For each piece of code what Python refuses first, or null. Nothing is run. */
export function readByPython(codes: readonly string[]): readonly (Problem | null)[] {
  const input = JSON.stringify(codes.map(withoutNotebookLines));
  const {stdout, stderr, status} = spawnSync('python3', ['-c', reader], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`python3 failed: ${stderr}`);
  return JSON.parse(stdout) as readonly (Problem | null)[];
}

const askBash = (input: string) => spawnSync('bash', ['-n'], {input, encoding: 'utf8'});

function refusedByBash(code: string): Problem | null {
  const {stderr, status} = askBash(code);
  if (status === 0) return null;
  const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return {line: Number(line) - 1, what: `Bash says: ${message}`};
}

/** For each piece of code what Bash refuses first, or null. Nothing is run. */
export function readByBash(codes: readonly string[]): readonly (Problem | null)[] {
  // A process for each piece would take long: they are asked one by one only if all together fail.
  const together = codes.map((code) => `(\n:\n${code}\n)\n`).join('');
  return askBash(together).status === 0 ? codes.map(() => null) : codes.map(refusedByBash);
}
