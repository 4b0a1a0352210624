/** What the `check-*` scripts share: each finds problems below a folder and says how to fix them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Looks at the project below `root`; returns one line for each problem, with its solution. */
export type Check = (root: string) => readonly string[];

export function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

export function readJson<T>(root: string, file: string): T {
  return JSON.parse(readText(root, file)) as T;
}

/** Runs a check on this project and ends the process with its verdict. */
export function runCheck(check: Check): void {
  const problems = check(process.cwd());
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
