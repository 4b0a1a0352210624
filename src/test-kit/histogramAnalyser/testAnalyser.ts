/** An open app on invented events, for tests: it counts at once, on the page. */
import {useMemo, useReducer} from 'react';
import {changeHistory, historyOf, type History, type Step} from '@site/src/kit/app/UndoStore';
import {
  optionOf,
  questionOf,
  startOf,
  type Action,
  type Analysis,
} from '@site/src/apps/histogramAnalyser/model/analysis';
import {createCrossfilter} from '@site/src/apps/histogramAnalyser/model/counting/crossfilter';
import {
  dimensionsOf,
  schemeOf,
  type AppDescription,
} from '@site/src/apps/histogramAnalyser/model/description';
import {testPlayApp} from './testPlayApp';
import {testPlayEvents} from './testPlayEvents';
import {samplePseudoData} from '@site/src/apps/histogramAnalyser/model/events/samplePseudoData';
import {viewOf} from '@site/src/apps/histogramAnalyser/model/view';
import type {Analyser} from '@site/src/apps/histogramAnalyser/ui/analyser';
import {analyserApp} from '@site/src/apps/histogramAnalyser/ui/app';

const provenance: Analyser['provenance'] = {
  title: 'Invented events',
  kind: 'simulated for teaching',
  name: 'test',
  version: '1',
  energy: 13,
  luminosity: 10,
  rows: 10_000,
  notes: [],
  files: [],
};

/** @param description with pseudo-data or without; its histograms are those of `testPlayApp` */
export function useTestAnalyser(
  description: AppDescription = testPlayApp,
  start?: (analysis: Analysis) => Analysis,
): Analyser {
  const scheme = useMemo(() => schemeOf(description), [description]);
  const [history, dispatch] = useReducer(
    (before: History<Analysis>, step: Step<Action>) =>
      changeHistory(analyserApp(description), startOf(scheme), before, step),
    startOf(scheme),
    (plain) => historyOf(start ? start(plain) : plain),
  );
  const analysis = history.present;
  const seed = Number(optionOf(scheme, analysis, 'throw'));
  const events = useMemo(
    () =>
      description.hasPseudoData
        ? samplePseudoData(testPlayEvents(), [1, 1, 1, 1], seed)
        : testPlayEvents(),
    [description, seed],
  );
  const crossfilter = useMemo(
    () => createCrossfilter(events, dimensionsOf(description)),
    [events, description],
  );
  const factors = description.processes.map(() => analysis.luminosity / description.luminosity);
  const snapshot = crossfilter.answer(questionOf(scheme, analysis));
  return {
    description,
    scheme,
    provenance,
    analysis,
    dispatch,
    option: (name) => optionOf(scheme, analysis, name) as string | number,
    snapshot,
    view: viewOf(description, analysis, snapshot, factors, 0.1),
    isSettled: true,
    factors,
    prepare: () => undefined,
    events: () => Promise.resolve(events),
  };
}
