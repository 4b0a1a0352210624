import {
  createCrossfilter,
  type Question,
} from '../../../src/apps/histogramAnalyser/model/counting/crossfilter';
import type {RangeFilter} from '../../../src/apps/histogramAnalyser/model/cuts/filters';
import {histogramOf, summed} from '../../../src/apps/histogramAnalyser/model/counting/sums';
import {brushes, dimensions, sampleOf, standing} from './sample';
import {spreadOfWork, timed, type Times} from './times';

export function ours(rows: number): Times {
  const events = sampleOf(rows);
  const [crossfilter, load] = timed(() => {
    const made = createCrossfilter(events, dimensions);
    made.answer({filters: standing});
    return made;
  });
  const released = (d0: RangeFilter): Question => ({filters: {...standing, d0}});
  const dragged = (d0: RangeFilter): Question => ({...released(d0), brushed: 'd0'});
  const [first, ...others] = brushes();
  const [, firstMove] = timed(() => crossfilter.answer(dragged(first as RangeFilter)));
  const move = spreadOfWork(others, (brush) => crossfilter.answer(dragged(brush)));
  const release = spreadOfWork(others.slice(-40), (brush) => crossfilter.answer(released(brush)));
  const last = crossfilter.answer(dragged(others.at(-1) as RangeFilter));
  const processes = Array.from({length: events.processCount}, (_, process) => process);
  const {sumOfWeights} = summed(processes.map((process) => histogramOf(last, 'd1', process)));
  return {load, firstMove, move, release, last: Array.from(sumOfWeights)};
}
