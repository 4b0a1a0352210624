import {useMemo, useState} from 'react';
import {questionOf, type Analysis, type Scheme} from '../model/analysis';
import {hideProcesses, type Snapshot} from '../model/counting/crossfilter';
import type {Answer} from './useAnswers';

interface EarlyAnswerRequest {
  /** The last answer of the engine. */
  readonly counted: Answer | undefined;
  /** Histograms without cuts that were there before the events. */
  readonly uncut: Snapshot | undefined;
  readonly scheme: Scheme;
  readonly analysis: Analysis;
}

const noCuts: Analysis['cuts'] = new Map();

/** The answer to show: without cuts the exact sums that came first, until all events are counted. */
export function useEarlyAnswer({
  counted,
  uncut,
  scheme,
  analysis,
}: EarlyAnswerRequest): Answer | undefined {
  const {cuts, shown} = analysis;
  const [beganUncut] = useState(cuts.size === 0);
  const early = useMemo((): Answer | undefined => {
    if (!uncut) return undefined;
    const {processes} = questionOf(scheme, {cuts: noCuts, shown});
    return {
      snapshot: hideProcesses({...uncut, planes: uncut.planes.slice()}, processes),
      ...{cuts: noCuts, shown, brushed: undefined, origin: 'uncut'},
      choice: {changes: {}, share: null, pseudoData: null},
    };
  }, [uncut, scheme, shown]);
  if (counted?.origin === 'all') return counted;
  if (cuts.size === 0) return early ?? counted;
  return counted ?? (beganUncut ? early : undefined);
}
