/** `npm run bench:analyser`: a brush moves, and all histograms follow; ours beside crossfilter2. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {formatCount} from '../../../src/kit/format/numbers';
import {alignedTable} from '../alignedTable';
import {circumstancesNow, report} from '../report';
import {installCrossfilter2, version} from './crossfilter2';
import type {Times} from './times';

const sizes = [100_000, 1_000_000, 5_000_000];

interface EngineComparison {
  readonly rows: number;
  readonly ours: Times;
  readonly theirs: Times;
}

function measured(engine: 'ours' | 'theirs', rows: number): Times {
  const child = path.join(__dirname, 'child.ts');
  const options = ['--import', 'tsx', '--max-old-space-size=6000', child, engine, String(rows)];
  return JSON.parse(execFileSync(process.execPath, options, {encoding: 'utf8'})) as Times;
}

/** Both must have counted the same, or their times carry no information. */
function compare({rows, ours, theirs}: EngineComparison): void {
  const differs = ours.last.some((sum, slot) => {
    const other = theirs.last[slot] ?? Number.NaN;
    return !(Math.abs(sum - other) <= 1e-9 * Math.max(1, Math.abs(other)));
  });
  if (differs) throw new Error(`The engines count differently at ${rows} events.`);
}

const rowsOf: Readonly<Record<string, (times: Times) => number | undefined>> = {
  'brush to all histograms, p50, ms': ({move}) => move.p50,
  'brush to all histograms, p95, ms': ({move}) => move.p95,
  'first move of a brush, ms': ({firstMove}) => firstMove,
  'exact count on release, p50, ms': ({release}) => release?.p50,
  'exact count on release, p95, ms': ({release}) => release?.p95,
  'load, ms': ({load}) => load,
};

const milliseconds = (value: number | undefined): string => value?.toFixed(2) ?? '–';
const ratio = (ours: number | undefined, theirs: number | undefined): string =>
  ours === undefined || theirs === undefined ? '–' : (ours / theirs).toFixed(4);

function main(): void {
  installCrossfilter2();
  const now = circumstancesNow();
  const all = sizes.map((rows) => {
    const pair = {rows, ours: measured('ours', rows), theirs: measured('theirs', rows)};
    compare(pair);
    return pair;
  });
  const table = alignedTable(
    [
      ['Events', 'What', 'Ours', 'crossfilter2', 'Ours / crossfilter2'],
      ...all.flatMap(({rows, ours, theirs}) =>
        Object.entries(rowsOf).map(([what, of]) => [
          formatCount(rows),
          what,
          milliseconds(of(ours)),
          milliseconds(of(theirs)),
          ratio(of(ours), of(theirs)),
        ]),
      ),
    ],
    2,
  );
  report('analyser', now, [`\`crossfilter2\` ${version}`], [table], all);
}

main();
