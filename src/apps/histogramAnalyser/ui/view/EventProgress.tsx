import type {ReactNode} from 'react';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {Analyser, EventLoading} from '../analyser';
import styles from './EventProgress.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly loading: EventLoading;
}

/** The mark of preliminary numbers: what they are counted from, and how much of the sample is loaded. */
export function EventProgress({analyser, loading}: Props): ReactNode {
  const {share, progress, failure} = loading;
  const isPart = share > 0 && analyser.analysis.cuts.size > 0;
  return (
    <div className={styles.progress}>
      <p
        title={
          isPart
            ? 'Weights are scaled to the number of events expected for the whole sample.'
            : undefined
        }
      >
        {isPart ? `First part: ${formatPercent(share)} of the events` : 'Preliminary'}
      </p>
      <p>
        {failure ? 'Loading stopped at' : 'Loading events:'} {formatPercent(progress)}
      </p>
      <span aria-hidden style={{inlineSize: `${100 * progress}%`}} />
    </div>
  );
}
