/** The same training runs by scikit-learn, where this machine has it. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {ComparedMethod} from '../../../tests/reference/mlLab/compared';

const python = '/usr/bin/python3';
const script = path.join(__dirname, '../../../tests/reference/mlLab/ask_sklearn.py');

export interface SklearnReport {
  readonly version: string;
  readonly methods: Readonly<
    Record<ComparedMethod, {readonly testAuc: number; readonly seconds: number}>
  >;
}

function hasSklearn(): boolean {
  try {
    execFileSync(python, ['-c', 'import sklearn'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** @returns null without scikit-learn: Debian has it as `python3-sklearn` */
export function askSklearn(
  events: string,
  settings: string,
  repeats: number,
): SklearnReport | null {
  if (!hasSklearn()) return null;
  const printed = execFileSync(python, [script, events, settings, String(repeats)], {
    encoding: 'utf8',
  });
  return JSON.parse(printed) as SklearnReport;
}
