import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {csvText} from '@site/src/lib/csv';
import {saveFile} from '@site/src/lib/saveFile';
import {classAnswers, classNames} from '../../model/masterclass';
import type {MergedClass} from '../../model/masterclassResult';
import {filledOf} from '../play/filledOf';
import {MassHistogramView} from '../play/MassHistogramView';
import styles from './ClassPanel.module.css';

const saveCsv = ({events}: MergedClass): void =>
  saveFile(
    'masterclass.csv',
    'text/csv',
    csvText(
      ['event', 'class', 'mass [GeV]'],
      events.map(({event, answer, mass}) => [event, answer, mass]),
    ),
  );

/** What all groups found together. */
export function ClassSum({merged}: {readonly merged: MergedClass}): ReactNode {
  const {events, counts, disputed, places} = merged;
  return (
    <div className={styles.sum}>
      <p>
        <strong>
          {places.length} {places.length === 1 ? 'result' : 'results'}, {events.length} events.
        </strong>
      </p>
      <dl className={styles.counts}>
        {classAnswers.map((answer) => (
          <div key={answer}>
            <dt>{classNames[answer]}</dt>
            <dd>{counts[answer]}</dd>
          </div>
        ))}
      </dl>
      <MassHistogramView filled={filledOf(events)} now={undefined} />
      {disputed.length > 0 && (
        <>
          <p>
            Groups do not agree on{' '}
            {disputed.length === 1 ? 'one event' : `${disputed.length} events`}, which count as the
            first group has them. Look at them together:
          </p>
          <ul>
            {disputed.map(({event, answers}) => (
              <li key={event}>
                {event}:{' '}
                {answers
                  .map(({number, answer}) => `number ${number} says ${classNames[answer]}`)
                  .join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.buttons}>
        <SmallButton onClick={() => saveCsv(merged)}>Save all events as CSV</SmallButton>
      </p>
    </div>
  );
}
