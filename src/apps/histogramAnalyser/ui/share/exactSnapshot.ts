/** The exact answer to an analysis with all its processes, which a result needs. */
import {questionOf} from '../../model/analysis';
import {createCrossfilter, type Snapshot} from '../../model/counting/crossfilter';
import type {Analyser} from '../analyser';

export async function exactSnapshot(analyser: Analyser): Promise<Snapshot> {
  const {analysis, isSettled, scheme, snapshot} = analyser;
  if (isSettled && analysis.shown === null) return snapshot;
  const question = questionOf(scheme, {...analysis, shown: null});
  return createCrossfilter(await analyser.events(), scheme.dimensions).answer(question);
}
