/** Writes the figures to results.json beside this file and their table into tools/bench/README.md; deploy/scaling.md follows. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {intoReadme} from '../intoReadme';
import {writeScaling} from '../servers/scaling';
import type {Figures} from './figures';
import {tableOf} from './table';

function circumstances(figures: Figures): string {
  const {date, cpus, loadBefore, loadAfter, node, chromium, versions, slowdown} = figures;
  const others = Object.entries(versions).map(([name, version]) => `\`${name}\` ${version}`);
  const heldBy =
    slowdown === null
      ? 'no quarter core on this system'
      : `on the quarter core, work in a Worker took ${slowdown} times as long`;
  return `Measured on ${date}: ${cpus} CPUs, load before the run ${loadBefore} and after it ${loadAfter}, Node ${node}, Chromium ${chromium}, ${others.join(', ')}; ${heldBy}.`;
}

export function publish(figures: Figures): void {
  const text = `${circumstances(figures)}\n\n${tableOf(figures)}`;
  console.log(`\n${text}\n`);
  writeFileSync(path.join(__dirname, 'results.json'), `${JSON.stringify(figures, null, 2)}\n`);
  intoReadme('search figures', text);
  writeScaling();
}
