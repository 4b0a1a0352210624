/** Writes the figures to results.json and their table into README.md. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Figures} from './figures';
import {tableOf} from './table';

const between = /(<!-- figures -->\n)[\s\S]*(<!-- \/figures -->)/;

function circumstances({date, cpus, loadBefore, node, chromium}: Figures): string {
  return `Measured on ${date}: ${cpus} CPUs, load before the run ${loadBefore}, Node ${node}, Chromium ${chromium}.`;
}

export function publish(figures: Figures): void {
  const text = `${circumstances(figures)}\n\n${tableOf(figures)}`;
  console.log(`\n${text}\n`);
  writeFileSync(path.join(__dirname, 'results.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const readme = path.join(__dirname, 'README.md');
  const before = readFileSync(readme, 'utf8');
  if (!between.test(before)) {
    throw new Error('bench/README.md has lost its marks <!-- figures --> and <!-- /figures -->');
  }
  writeFileSync(
    readme,
    before.replace(between, (_, start: string, end: string) => `${start}\n${text}\n\n${end}`),
  );
}
