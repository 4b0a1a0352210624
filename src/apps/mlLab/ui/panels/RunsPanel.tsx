import {useEffect, useMemo, useSyncExternalStore, type ReactNode, useId} from 'react';
import Link from '@docusaurus/Link';
import {SaveTable} from '@site/src/kit/app/PlotFigure/tables';
import type {TableData} from '@site/src/plot/table';
import {differences} from '../../model/keep/runs';
import {cutResult, readHandCuts, type HandCut} from '../../model/measure/handCuts';
import {meritOf, valueOf} from '../../model/measure/merit';
import {rescaledWeights} from '../../model/measure/testWeights';
import type {Merit, SavedRun} from '../../model/results';
import type {Dataset} from '../../model/types';
import type {Lab} from '../lab';
import {fewEventsMessage, meritNames, formatMerit} from '../labels/meritLabels';
import {methodLabels} from '../labels/methodLabels';
import {formatExpected} from '../labels/numbers';
import {fieldLabels} from '../labels/settingLabels';
import type {PanelGiven} from '../panels';
import styles from './panels.module.css';
import {RunTable} from './RunTable';

/** Analysers in which the cuts can be made, by key of the sample. */
const analysers: Readonly<Record<string, string>> = {
  dm13: '/apps/dark-matter-analyser',
  hww13: '/apps/histogram-analyser',
  ttz13: '/apps/ttz-analyser',
};

function describeCut({feature, from, to, values}: HandCut, {features}: Dataset): string {
  const known = features.find(({name}) => name === feature);
  const label = known?.label ?? feature;
  const unit = known?.unit ? ` ${known.unit}` : '';
  if (values) return `${label}: ${values.join(', ')}`;
  if (from === null) return `${label} below ${to}${unit}`;
  return to === null ? `${label} from ${from}${unit}` : `${label} from ${from} to ${to}${unit}`;
}

function placeholderFor({features}: Dataset): string {
  const names = features.map(({name}) => name);
  return names.includes('met') ? 'in.met=90..&in.deltaRLl=..1.8' : `in.${names[0]}=0..`;
}

/** Cuts of the user, evaluated on the test events like the methods. */
function HandCutsPart({lab}: {readonly lab: Lab}): ReactNode {
  const {dataset, state, change, settle, measured} = lab;
  const id = useId();
  const {cuts, unread} = useMemo(
    () => readHandCuts(state.handCuts, dataset),
    [state.handCuts, dataset],
  );
  const result = useMemo(() => {
    if (cuts.length === 0) return null;
    const all = Int32Array.from({length: dataset.rows}, (_, row) => row);
    const weights =
      measured?.testWeights ?? rescaledWeights(dataset, new Uint8Array(dataset.rows).fill(1));
    return cutResult(cuts, dataset, weights, measured?.testRows ?? all, 0);
  }, [cuts, dataset, measured]);
  const analyser = analysers[dataset.key];
  const merit = meritOf(dataset);
  const best = measured?.scan.best;
  return (
    <div className={styles.panel}>
      <p>
        Enter cuts in the form <code>{placeholderFor(dataset)}</code>
        {analyser ? (
          <>
            , or make them in the <Link to={analyser}>analyser for these events</Link> and paste the
            link.
          </>
        ) : (
          '.'
        )}{' '}
        They are evaluated on the same test events as the models.
      </p>
      <p className={styles.hand}>
        <label htmlFor={id}>{fieldLabels.handCuts}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          value={state.handCuts}
          aria-describedby={`${id}-read`}
          onChange={({target}) => change({handCuts: target.value}, true)}
          onBlur={settle}
        />
      </p>
      <div id={`${id}-read`} className={styles.state} role="status">
        {cuts.length === 0 && unread.length === 0 && <p>No cuts yet.</p>}
        {cuts.length > 0 && <p>{cuts.map((cut) => describeCut(cut, dataset)).join('; ')}.</p>}
        {unread.length > 0 && (
          <p>
            Ignored, because these data have no such feature or the limits cannot be read:{' '}
            {unread.join(', ')}.
          </p>
        )}
        {result && (
          <p>
            {formatExpected(result.signal)} signal and {formatExpected(result.background)}{' '}
            background events remain: {meritNames[merit]} ={' '}
            <strong>{formatMerit(result, merit)}</strong>
            {best && <>; the current model reaches {formatMerit(best, merit)}</>}.{' '}
            {fewEventsMessage(result, merit)}
          </p>
        )}
      </div>
    </div>
  );
}

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
