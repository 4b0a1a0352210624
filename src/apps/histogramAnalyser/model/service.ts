/** Answers the messages of a page: the worker's part, without the worker. */
import {createCrossfilter, type Crossfilter} from './crossfilter';
import {sentOf, type Asked, type Reply} from './protocol';

/** Never throws: what goes wrong is in the reply. */
export function createService(): (asked: Asked) => Reply {
  let crossfilter: Crossfilter | undefined;
  return (asked) => {
    const {sequence} = asked;
    try {
      if (asked.kind === 'open') {
        crossfilter = createCrossfilter(asked.events, asked.dimensions);
      } else if (!crossfilter) {
        return {kind: 'failed', sequence, message: 'No events have been opened.'};
      } else if (asked.kind === 'prepare') {
        crossfilter.prepare(asked.question);
      } else {
        return {kind: 'snapshot', sequence, snapshot: sentOf(crossfilter.answer(asked.question))};
      }
      return {kind: 'done', sequence};
    } catch (error) {
      return {
        kind: 'failed',
        sequence,
        message: error instanceof Error ? error.message : 'Failed.',
      };
    }
  };
}
