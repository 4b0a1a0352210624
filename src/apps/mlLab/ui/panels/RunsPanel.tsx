import {useEffect, useMemo, useSyncExternalStore, type ReactNode} from 'react';
import {differences} from '../../model/keep/runs';
import {meritOf, valueOf} from '../../model/measure/merit';
import type {Merit, SavedRun} from '../../model/results';
import {SaveTable} from '@site/src/kit/app/PlotFigure/tables';
import type {TableData} from '@site/src/plot/table';
import type {PanelGiven} from '../panels';
import {methodLabels} from '../labels/methodLabels';
import {HandCutsPart} from './HandCutsPart';
import styles from './panels.module.css';
import {RunTable} from './RunTable';

const meritColumns: Readonly<Record<Merit, string>> = {
  signalOverRootBackground: 'significance',
  accuracy: 'accuracy',
};

const asTable = (runs: readonly SavedRun[], merit: Merit): TableData => ({
  caption: 'Training runs',
  head: [
    'run',
    'data',
    'method',
    'settings',
    'area_test',
    'area_training',
    'best_threshold',
    'signal',
    'background',
    meritColumns[merit],
  ],
  rows: runs.map((run) => [
    run.id,
    run.dataset,
    methodLabels[run.settings.method].name,
    JSON.stringify(run.settings),
    run.testAuc ?? '',
    run.trainAuc ?? '',
    run.best?.threshold ?? '',
    run.best?.signal ?? '',
    run.best?.background ?? '',
    (run.best && valueOf(run.best, merit)) ?? '',
  ]),
});

/** Training runs on these data beside each other, and beside the reader's own cuts. */
export function RunsPanel({lab}: PanelGiven): ReactNode {
  const {runs: store, dataset, change} = lab;
  const all = useSyncExternalStore(store.subscribe, store.current, store.current);
  useEffect(() => {
    store.read().catch(() => undefined);
  }, [store]);
  const runs = useMemo(() => all.filter((run) => run.dataset === dataset.key), [all, dataset.key]);
  const merit = meritOf(dataset);
  const elsewhere = all.length - runs.length;
  return (
    <div className={styles.panel}>
      <p>
        Training runs are kept here until you close this tab. The threshold of each run is optimised
        on the same test events that are used to evaluate the run. This makes all results a few per
        cent too good; differences of that size are not significant. Try different seeds.
        {elsewhere > 0 &&
          ` ${elsewhere} more ${elsewhere === 1 ? 'run' : 'runs'} used different data.`}
      </p>
      {runs.length === 0 ? (
        <p className={styles.remark}>No training runs on these data yet.</p>
      ) : (
        <div>
          <RunTable
            runs={runs}
            merit={merit}
            differing={differences(runs)}
            onTake={({settings}) => change({settings, threshold: null})}
            onRemove={({id}) => {
              store.remove(id).catch(() => undefined);
            }}
          />
          <SaveTable table={asTable(runs, merit)} name="runs" />
        </div>
      )}
      <p className={styles.part}>Your own cuts</p>
      <HandCutsPart lab={lab} />
    </div>
  );
}
