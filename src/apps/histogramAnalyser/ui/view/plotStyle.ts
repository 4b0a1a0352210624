import {useEffect, useState} from 'react';
import {sharingOf} from '../../model/classResults/origin';
import {plotLabel} from '../../model/plotLabel/plotLabel';
import {signalFactor} from '../../model/signalScale';
import type {Analyser} from '../analyser';
import type {PlotStyle} from '../plot/drawing/drawing';
import {comparisons, loadComparisons} from '../plot/drawing/comparisonLoader';
import {dataName} from '../labels/dataWord';

/** True if an app has processes that are signal. */
export const hasSignal = ({description}: Pick<Analyser, 'description'>): boolean =>
  description.processes.some(({isSignal}) => isSignal);

/** The drawing options of all plots of an app, without the panel below a plot until its code is loaded. */
export function plotStyle(analyser: Analyser): PlotStyle {
  const {description, provenance, scheme, analysis, view, option} = analyser;
  const comparison = description.hasPseudoData ? option('ratio') : 'off';
  const label = plotLabel(provenance, analysis.luminosity, sharingOf(scheme, analysis));
  return {
    draw: option('draw') as PlotStyle['draw'],
    axis: option('axis') as PlotStyle['axis'],
    hasRatio: comparison !== 'off' && comparisons.panel !== undefined,
    comparison: comparison === 'pull' ? 'pull' : 'ratio',
    label: label.full,
    shortLabel: label.short,
    dataLabel: dataName(analyser),
    signalFactor: hasSignal(analyser) ? signalFactor(String(option('signal')), view) : null,
  };
}

/** The drawing options, again once the code of the panel below a plot is loaded. */
export function usePlotStyle(analyser: Analyser): PlotStyle {
  const [, setIsLoaded] = useState(false);
  const hasPanel = analyser.description.hasPseudoData && analyser.option('ratio') !== 'off';
  useEffect(() => {
    if (!hasPanel || comparisons.panel) return;
    loadComparisons().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [hasPanel]);
  return plotStyle(analyser);
}
