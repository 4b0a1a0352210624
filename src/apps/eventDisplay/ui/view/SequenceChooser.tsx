import type {ReactNode} from 'react';
import {ChevronLeft, ChevronRight} from 'lucide-react';
import {stopOf} from '../../model/sequence';
import type {Display} from '../display';
import styles from './Chooser.module.css';

const things = {explore: 'Event', quiz: 'Question', masterclass: 'Event'} as const;

/** Where the reader is in the quiz or the masterclass. */
export function SequenceChooser({display}: {readonly display: Display}): ReactNode {
  const {state, sequence, act, go} = display;
  const at = stopOf(sequence, state);
  const thing = things[state.mode];
  return (
    <div className={styles.chooser} role="group" aria-label="Choose an event">
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={`Previous ${thing}`}
          aria-disabled={at <= 0}
          onClick={() => go(-1)}
        >
          <ChevronLeft size="1.2em" aria-hidden />
        </button>
        <select
          aria-label={thing}
          value={String(at)}
          onChange={({target}) => {
            const stop = sequence[Number(target.value)];
            if (stop) act({type: 'open', group: stop.group, event: stop.event});
          }}
        >
          {sequence.map(({event}, place) => (
            <option key={event} value={String(place)}>
              {thing} {place + 1} of {sequence.length}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={`Next ${thing.toLowerCase()}`}
          aria-disabled={at >= sequence.length - 1}
          onClick={() => go(1)}
        >
          <ChevronRight size="1.2em" aria-hidden />
        </button>
      </div>
    </div>
  );
}
