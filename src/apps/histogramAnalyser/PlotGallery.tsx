/** The panels of plots in their modes, linked, on invented events: for the kitchen sink. */
import {useMemo, useState, type ReactNode} from 'react';
import {channel, jets, met, mll} from './descriptions/dileptonHistograms';
import {hww13} from './descriptions/hww13';
import {changed, questionOf, startOf, type Analysis} from './model/analysis';
import {createCrossfilter} from './model/counting/crossfilter';
import {dimensionsOf, schemeOf, type AppDescription} from './model/description';
import type {Filter} from './model/cuts/filters';
import {inventedEvents} from './model/events/inventedEvents';
import {viewOf, type Factors, type Plot} from './model/view';
import './ui/plot/drawing/comparisonsAtOnce';
import styles from './PlotGallery.module.css';
import {PlotPanel} from './ui/plot/PlotPanel';

const app: AppDescription = {
  ...hww13,
  histograms: [channel, mll, jets, met],
  hasPseudoData: true,
};
const scheme = schemeOf(app);
const label = '√s = 13 TeV, made-up numbers, simulated for teaching';

/** Seven decades, from the tails of the Higgs boson to the peak of the Z boson. */
const steep: Factors = [0.05, 1, 1, 30_000];
const even: Factors = [1, 1, 1, 1];

const start = changed(scheme, startOf(scheme), {
  type: 'cut',
  dimension: 'met',
  filter: {from: 40, to: null},
});

const shown = [
  {dimension: 'mll', draw: 'stacked', axis: 'linear', isSteep: false, hasRatio: true},
  {dimension: 'mll', draw: 'stacked', axis: 'log', isSteep: true, hasRatio: false},
  {dimension: 'met', draw: 'overlaid', axis: 'linear', isSteep: false, hasRatio: true},
  {dimension: 'mll', draw: 'normalised', axis: 'linear', isSteep: false, hasRatio: false},
  {dimension: 'jets', draw: 'stacked', axis: 'log', isSteep: false, hasRatio: false},
  {dimension: 'channel', draw: 'stacked', axis: 'linear', isSteep: false, hasRatio: false},
] as const;

export function PlotGallery(): ReactNode {
  const [analysis, setAnalysis] = useState<Analysis>(start);
  const engine = useMemo(() => createCrossfilter(inventedEvents(), dimensionsOf(app)), []);
  const plotsBy = useMemo(() => {
    const snapshot = engine.answer(questionOf(scheme, analysis));
    const plots = (factors: Factors, hasData: boolean): readonly Plot[] =>
      viewOf({...app, hasPseudoData: hasData}, analysis, snapshot, factors, 0.1).plots;
    return {even: plots(even, true), steep: plots(steep, false)};
  }, [engine, analysis]);
  const cut = (dimension: string, filter: Filter | null): void =>
    setAnalysis((before) =>
      changed(
        scheme,
        before,
        filter ? {type: 'cut', dimension, filter} : {type: 'clear', dimension},
      ),
    );
  return (
    <div className={styles.gallery}>
      {shown.map(({dimension, draw, axis, isSteep, hasRatio}) => {
        const plots = isSteep ? plotsBy.steep : plotsBy.even;
        const plot = plots.find(({histogram}) => histogram.dimension === dimension);
        return (
          plot && (
            <PlotPanel
              key={`${dimension} ${draw} ${axis}`}
              plot={plot}
              draw={draw}
              axis={axis}
              hasRatio={hasRatio}
              label={label}
              isLegendShown
              onCut={(filter) => cut(dimension, filter)}
              onReach={() => undefined}
            />
          )
        );
      })}
    </div>
  );
}
