/**
 * `npm run bench:apps`: what each app costs its reader, on this machine and on a fifth of one core. With
 * `-- --built` it measures the site in `build/`, and builds nothing; with `-- --app 'tt̄Z'` it measures that
 * app again and keeps what was measured of the others. `-- --slow-line` measures only how three analysers load on a
 * slow line; with `--before <folder>` it measures another build in turn with `build/`.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {alignedTable} from '../alignedTable';
import {spreadOf} from '../finder/spread';
import {canHold} from '../heldCore';
import {startHost, type Host} from '../host';
import {circumstancesNow, keptFigures, report} from '../report';
import {writeScaling} from '../servers/scaling';
import {makeOurSite} from '../ourSite';
import {build} from '../timedBuild';
import {measuredApps, type MeasuredApp} from './apps';
import {slowLineTable} from './slowLine';
import {slowShare, visitApp, type AppVisit} from './visit';

const {values: asked} = parseArgs({
  options: {
    built: {type: 'boolean'},
    app: {type: 'string', multiple: true},
    'slow-line': {type: 'boolean'},
    before: {type: 'string'},
  },
});

const rounds = {full: 3, slow: 1};

interface AppMeasurement {
  readonly app: MeasuredApp;
  readonly full: readonly AppVisit[];
  readonly slow: readonly AppVisit[];
}

async function visits(host: Host, app: MeasuredApp, isSlow: boolean): Promise<AppVisit[]> {
  const all: AppVisit[] = [];
  const count = isSlow ? rounds.slow : rounds.full;
  for (let round = 0; round < count; round += 1) all.push(await visitApp(host, app, isSlow));
  return all;
}

async function builtSite(): Promise<string> {
  if (asked.built) return path.resolve('build');
  const site = makeOurSite('apps');
  await build(site, 'apps');
  return path.join(site, 'build');
}

async function measure(): Promise<readonly AppMeasurement[]> {
  const host = await startHost(await builtSite());
  const measured: AppMeasurement[] = [];
  const kept = (asked.app && keptFigures<readonly AppMeasurement[]>('apps')) ?? [];
  try {
    for (const app of measuredApps) {
      const before = kept.find((one) => one.app.name === app.name);
      if (before && !asked.app?.includes(app.name)) {
        measured.push(before);
        continue;
      }
      // The first visit fills the host with compressed files, and is not counted.
      await visitApp(host, app, false);
      const full = await visits(host, app, false);
      const slow = canHold ? await visits(host, app, true) : [];
      measured.push({app, full, slow});
      console.log(`${app.name}: measured`);
    }
  } finally {
    host.close();
  }
  return measured;
}

const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : (bytes / 1000).toFixed(0);
const milliseconds = (value: number | undefined): string => value?.toFixed(0) ?? '–';

const middle = (some: readonly AppVisit[], of: (visit: AppVisit) => number): number | undefined =>
  some.length === 0 ? undefined : spreadOf(some.map(of)).p50;

function answersOf(some: readonly AppVisit[]): {readonly p50?: number; readonly p95?: number} {
  const all = some.flatMap(({answers}) => answers);
  return all.length === 0 ? {} : spreadOf(all);
}

function row({app, full, slow}: AppMeasurement): readonly string[] {
  const bytes = full[0]?.bytes;
  const [quick, held] = [answersOf(full), answersOf(slow)];
  return [
    app.name,
    kilobytes(bytes?.js),
    kilobytes(bytes?.data),
    ...[full, slow].flatMap((some) => [
      milliseconds(middle(some, ({firstPaint}) => firstPaint)),
      milliseconds(middle(some, ({ready}) => ready)),
    ]),
    `${milliseconds(quick.p50)} / ${milliseconds(quick.p95)}`,
    `${milliseconds(held.p50)} / ${milliseconds(held.p95)}`,
  ];
}

async function main(): Promise<void> {
  const now = circumstancesNow();
  const measured = await measure();
  const table = alignedTable(
    [
      [
        'App',
        'JS, kB',
        'data, kB',
        'first paint, ms',
        'usable, ms',
        'first paint, held',
        'usable, held',
        'move p50 / p95, ms',
        'move, held',
      ],
      ...measured.map(row),
    ],
    1,
  );
  const note = `held is ${slowShare} of one core for all processes of the browser`;
  report('apps', now, [note], [table], measured);
  writeScaling();
}

async function slowLine(): Promise<void> {
  const now = circumstancesNow();
  const folders = {...(asked.before ? {before: asked.before} : {}), now: await builtSite()};
  const [table, figures] = await slowLineTable(folders);
  report('slow-line', now, ['1.6 Mbit/s, 150 ms, processor four times slower'], [table], figures);
}

void (asked['slow-line'] ? slowLine() : main());
