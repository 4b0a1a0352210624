import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {eventAddress, type EventLink} from '@site/src/lib/eventLinks';
import type {OpenedFile} from '../display';
import styles from './EventLinks.module.css';

interface Props {
  readonly file: OpenedFile | undefined;
  readonly link: EventLink;
}

/** Ways from an event of a sample to its numbers, and back to the histograms that led here. */
export function EventLinks({file, link}: Props): ReactNode {
  const explorer = useBaseUrl('/apps/root-explorer');
  const event = file?.sampleEvent;
  if (event === undefined) return null;
  const back = link.event === event ? link.back : undefined;
  return (
    <nav className={styles.links} aria-label="This event in other apps">
      <span>Event {event}</span>
      {back !== undefined && <a href={back}>Back to the histograms</a>}
      <a href={eventAddress(explorer, event, back ?? '')}>Its row in the sample</a>
    </nav>
  );
}
