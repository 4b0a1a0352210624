import type {ReactNode} from 'react';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {classAnswers, classNames} from '../../model/masterclass/masterclass';
import type {SortedEvent} from '../../model/masterclass/masterclassResult';
import type {Stop} from '../../model/sequence';
import {filledOf} from './filledOf';
import {MassHistogramView} from './MassHistogramView';
import styles from './Play.module.css';

interface Props {
  readonly sorted: readonly SortedEvent[];
  readonly sequence: readonly Stop[];
  /** The mass of what is picked now, in GeV. */
  readonly now: number | undefined;
}

/** What was sorted so far: numbers by class, and the masses. */
export function SortedPart({sorted, sequence, now}: Props): ReactNode {
  const keys = new Set(sorted.map(({event}) => event));
  const here = sequence.filter(({event}) => keys.has(event)).length;
  const counts = classAnswers
    .map((answer) => [answer, sorted.filter((one) => one.answer === answer).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <div className={styles.part} role="group" aria-label="Classified events">
      <p className={styles.title}>
        {here} of {formatCountOf(sequence.length, 'event')} sorted
      </p>
      <MassHistogramView filled={filledOf(sorted)} now={now} />
      {counts.length > 0 && (
        <p className={styles.text}>
          {counts.map(([answer, count]) => `${classNames[answer]}: ${count}`).join('; ')}
          {sorted.length > here && `. ${sorted.length - here} of them with different group numbers`}
        </p>
      )}
    </div>
  );
}
