import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {csvText} from '@site/src/lib/csv';
import {saveFile} from '@site/src/lib/saveFile';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {classAnswers, classNames} from '../../model/masterclass/masterclass';
import type {MergedClass} from '../../model/masterclass/masterclassResult';
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
          {formatCountOf(places.length, 'result')}, {formatCountOf(events.length, 'event')}.
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
            Groups disagree on {formatCountOf(disputed.length, 'event')}. Only the answer of the
            first group is counted. Discuss {disputed.length === 1 ? 'this event' : 'these events'}{' '}
            together:
          </p>
          <ul>
            {disputed.map(({event, answers}) => (
              <li key={event}>
                {event}:{' '}
                {answers
                  .map(({number, answer}) => `number ${number}: ${classNames[answer]}`)
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
