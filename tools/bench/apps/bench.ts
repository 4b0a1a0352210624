/**
 * What each app of the site in `build/` costs its reader, on this machine and on a fifth of one core. `--rounds 1`
 * visits each once instead of three times; `--app 'tt̄Z'` measures that app alone.
 */
import {canHold, heldNote} from '../harness/heldCore';
import {withHost} from '../harness/host';
import {defineBench} from '../harness/report';
import {builtSite} from '../harness/sites';
import {named, spreadOf, type Spread} from '../harness/statistics';
import {columnTable, decimals, kilobytes, type Column} from '../harness/table';
import {measuredApps, type MeasuredApp} from './apps';
import {visitApp, type AppVisit} from './visit';

interface AppMeasurement {
  readonly app: MeasuredApp;
  readonly full: readonly AppVisit[];
  /** In a browser that is held; nothing where that is not possible. */
  readonly slow: readonly AppVisit[];
}

const spread = (values: readonly number[]): Partial<Spread> =>
  values.length > 0 ? spreadOf(values) : {};

const middle = (visits: readonly AppVisit[], of: (visit: AppVisit) => number): string =>
  decimals(0)(spread(visits.map(of)).p50);

function moves(visits: readonly AppVisit[]): string {
  const {p50, p95} = spread(visits.flatMap(({answers}) => answers));
  return [p50, p95].map(decimals(0)).join(' / ');
}

const columns: readonly Column<AppMeasurement>[] = [
  ['App', ({app}) => app.name],
  ['JS, kB', ({full}) => kilobytes(0)(full[0]?.bytes.js)],
  ['data, kB', ({full}) => kilobytes(0)(full[0]?.bytes.data)],
  ['first paint, ms', ({full}) => middle(full, ({firstPaint}) => firstPaint)],
  ['usable, ms', ({full}) => middle(full, ({ready}) => ready)],
  ['first paint, held', ({slow}) => middle(slow, ({firstPaint}) => firstPaint)],
  ['usable, held', ({slow}) => middle(slow, ({ready}) => ready)],
  ['move p50 / p95, ms', ({full}) => moves(full)],
  ['move, held', ({slow}) => moves(slow)],
];

export const bench = defineBench({
  options: {
    rounds: {type: 'string', default: '3'},
    app: {type: 'string', multiple: true},
  },
  async measure({rounds, app: names}) {
    const figures: AppMeasurement[] = [];
    await withHost(builtSite(), async (host) => {
      for (const app of named(measuredApps, ({name}) => name, names)) {
        // The first visit fills the host with compressed files, and is not counted.
        await visitApp(host, app, false);
        const full: AppVisit[] = [];
        while (full.length < Number(rounds)) full.push(await visitApp(host, app, false));
        figures.push({app, full, slow: canHold ? [await visitApp(host, app, true)] : []});
        console.log(`${app.name}: measured`);
      }
    });
    return {notes: [heldNote], tables: [columnTable(figures, columns)], figures};
  },
});
