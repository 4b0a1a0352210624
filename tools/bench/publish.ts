/** Writes the figures to results.json and their table into README.md; deploy/scaling.md follows. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Figures} from './figures';
import {intoReadme} from './intoReadme';
import {writeScaling} from './servers/scaling';
import {tableOf} from './table';

export const resultsFile = path.join(__dirname, 'results.json');

function circumstances({date, cpus, loadBefore, node, chromium, rounds}: Figures): string {
  const visits = rounds === 1 ? 'one visit' : `the middle of ${rounds} visits`;
  return `Measured on ${date}: ${cpus} CPUs, load before the run ${loadBefore}, Node ${node}, Chromium ${chromium}; LCP, TBT and CLS are ${visits}.`;
}

export function publish(figures: Figures): void {
  const text = `${circumstances(figures)}\n\n${tableOf(figures)}`;
  console.log(`\n${text}\n`);
  writeFileSync(resultsFile, `${JSON.stringify(figures, null, 2)}\n`);
  intoReadme('figures', text);
  writeScaling();
}
