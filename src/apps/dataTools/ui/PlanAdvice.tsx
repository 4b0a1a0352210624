import type {ReactNode} from 'react';
import {formatBytes} from '@site/src/kit/format/bytes';
import {sumOf, type Recommendation, type Part} from '../model/plan';
import styles from './Planner.module.css';

interface Props {
  readonly noun: string;
  readonly advice: Recommendation | null;
  readonly twice: readonly (readonly [Part, Part])[];
}

const sizeOf = ({data, mc}: Part): string => formatBytes(sumOf([data, mc]).bytes);

/** Hints at a smaller download that would do, and at events that would come twice. */
export function PlanAdvice({noun, advice, twice}: Props): ReactNode {
  return (
    <div aria-live="polite" className={styles.advice}>
      {advice && (
        <p>
          {advice.instead ? (
            <>
              <code>{advice.part.name}</code> is sufficient: it contains all of these events in{' '}
              {sizeOf(advice.part)}, instead of {sizeOf(advice.instead)} for{' '}
              <code>{advice.instead.name}</code> (data and simulation).
            </>
          ) : (
            <>
              No {noun} that you selected contains all of these events;{' '}
              <code>{advice.part.name}</code> does and is {sizeOf(advice.part)} (data and
              simulation).
            </>
          )}
        </p>
      )}
      {twice.map(([inner, outer]) => (
        <p key={inner.name}>
          All events of <code>{inner.name}</code> are also in <code>{outer.name}</code>: never add
          both to the same histogram.
        </p>
      ))}
    </div>
  );
}
