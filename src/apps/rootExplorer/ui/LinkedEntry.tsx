import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {eventAddress} from '@site/src/lib/eventLinks';
import {printEventId, type EventId} from '@site/src/samples/eventId';
import styles from './explorer.module.css';

interface Props {
  readonly event: EventId;
  readonly back: string | undefined;
}

/** Message about the entry that a link opened, with the ways back. */
export function LinkedEntry({event, back}: Props): ReactNode {
  const display = useBaseUrl('/apps/event-display');
  const id = printEventId(event);
  return (
    <nav className={styles.remark} aria-label="This event in other apps">
      Event {id} is entry {event.row}, the first in the table of values.{' '}
      <a href={eventAddress(display, id, back ?? '')}>Show it in the event display</a>
      {back !== undefined && (
        <>
          {' · '}
          <a href={back}>Back to the histograms</a>
        </>
      )}
    </nav>
  );
}
