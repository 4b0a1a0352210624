/**
 * A brush moves, and all histograms follow: our engine beside crossfilter2, each size in a process of its own.
 * `--sizes 100000` measures that number of events alone.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {formatCount} from '../../../src/kit/format/numbers';
import {defineBench} from '../harness/report';
import {installPackages} from '../harness/sites';
import {comparisonTable, decimals, type Figure} from '../harness/table';
import {packages, type Times} from './engines';

const version = '1.5.4';

function measured(engine: 'ours' | 'theirs', rows: number): Times {
  const child = path.join(__dirname, 'engines.ts');
  const options = ['--import', 'tsx', '--max-old-space-size=6000', child, engine, String(rows)];
  return JSON.parse(execFileSync(process.execPath, options, {encoding: 'utf8'})) as Times;
}

/** Both must have counted the same, or their times carry no information. */
function compare(rows: number, ours: Times, theirs: Times): void {
  const differs = ours.last.some((sum, slot) => {
    const other = theirs.last[slot] ?? Number.NaN;
    return !(Math.abs(sum - other) <= 1e-9 * Math.max(1, Math.abs(other)));
  });
  if (differs) throw new Error(`The engines count differently at ${rows} events.`);
}

const quantities: Readonly<Record<string, (times: Times) => Figure>> = {
  'brush to all histograms, p50, ms': ({move}) => move.p50,
  'brush to all histograms, p95, ms': ({move}) => move.p95,
  'first move of a brush, ms': ({firstMove}) => firstMove,
  'exact count on release, p50, ms': ({release}) => release?.p50,
  'exact count on release, p95, ms': ({release}) => release?.p95,
  'load, ms': ({load}) => load,
};

export const bench = defineBench({
  options: {sizes: {type: 'string', default: '100000,1000000,5000000'}},
  measure({sizes = ''}) {
    installPackages(packages, {dependencies: {crossfilter2: version}});
    const figures = sizes.split(',').map((size) => {
      const rows = Number(size);
      const [ours, theirs] = [measured('ours', rows), measured('theirs', rows)];
      compare(rows, ours, theirs);
      return {rows, ours, theirs};
    });
    const rows = figures.flatMap(({rows: events, ours, theirs}) =>
      Object.entries(quantities).map(([what, of]) => ({
        labels: [formatCount(events), what],
        values: [of(ours), of(theirs)],
        format: decimals(2),
      })),
    );
    return {
      notes: [`\`crossfilter2\` ${version}`],
      tables: [comparisonTable(['Events', 'What'], ['Ours', 'crossfilter2'], rows, 4)],
      figures,
    };
  },
});
