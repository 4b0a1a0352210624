import {useMemo} from 'react';
import type {Merit} from '../../model/landscape/landscape';
import type {Measure} from '../../model/statistics/measures';
import type {Analyser} from '../analyser';

/**
 * The chosen figure of merit of the landscape; undefined without signal, and if a process is hidden, as its
 * events are missing in the plots.
 */
export function useMerit({description, analysis, option}: Analyser): Merit | undefined {
  const {shown} = analysis;
  const {processes} = description;
  const measure = option('measure') as Measure;
  const relativeUncertainty = Number(option('uncertainty')) / 100;
  const isComplete =
    processes.some(({isSignal}) => isSignal) &&
    processes.every(({id}) => shown === null || shown.includes(id));
  return useMemo(
    () => (isComplete ? {measure, relativeUncertainty} : undefined),
    [isComplete, measure, relativeUncertainty],
  );
}
