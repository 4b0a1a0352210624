/** Counts events: the handlers that run in the worker or, as the fallback, in the page. */
import {transfer} from '@site/src/kit/worker/service';
import {createCrossfilter, type Crossfilter, type Question, type Snapshot} from './crossfilter';
import {EventsError, type Dimension, type Events} from '../events/events';
import {layoutOf} from './layout';

interface OpenParams {
  readonly events: Events;
  readonly dimensions: readonly Dimension[];
}

/** A snapshot without the part of its layout that follows from the dimensions. */
type CompactSnapshot = Omit<Snapshot, 'layout'> & Pick<Snapshot['layout'], 'cuts' | 'processCount'>;

/** All handlers throw an EventsError for events or questions that cannot be used. */
export interface EngineService {
  open(params: OpenParams): void;
  answer(question: Question): CompactSnapshot;
  prepare(question: Question): void;
}

export function createEngineService(): EngineService {
  let crossfilter: Crossfilter | undefined;

  function openCrossfilter(): Crossfilter {
    if (crossfilter) return crossfilter;
    throw new EventsError('No events have been opened.');
  }

  return {
    open({events, dimensions}) {
      crossfilter = createCrossfilter(events, dimensions);
    },
    answer(question) {
      const {layout, planes, ...others} = openCrossfilter().answer(question);
      const {cuts, processCount} = layout;
      return transfer({cuts, processCount, planes, ...others}, [planes.buffer]);
    },
    prepare: (question) => openCrossfilter().prepare(question),
  };
}

export function completeSnapshot(
  {cuts, processCount, ...others}: CompactSnapshot,
  dimensions: readonly Dimension[],
): Snapshot {
  return {layout: layoutOf(dimensions, processCount, cuts), ...others};
}
