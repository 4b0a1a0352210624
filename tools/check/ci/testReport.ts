/** For tests of what reads the reports of test runners. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Step} from './step';

/** A step that has left this report. */
export function stepWith(format: 'vitest' | 'playwright', report: unknown) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'ci-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return {
    name: 'step',
    guards: 'nothing',
    command: ['true'],
    report: {file, format},
  } satisfies Step;
}
