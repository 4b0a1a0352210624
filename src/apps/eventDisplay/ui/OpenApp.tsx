import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addressNameOf} from '@site/src/kit/app/addressName';
import {Notice} from '@site/src/kit/app/Notice';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import {useFileDrop} from '@site/src/kit/app/useFileDrop';
import type {Problem} from '@site/src/kit/userFile/problem';
import {readEventLink, type EventLink, eventAddress} from '@site/src/lib/eventLinks';
import {pageStart, type PageSettings} from '../model/start';
import type {Display, OpenedFile} from './display';
import {DisplayView} from './DisplayView';
import {nameParameter} from './labels/nameParameter';
import {ObstacleView} from './ObstacleView';
import styles from './OpenApp.module.css';
import {useEventFile, type EventFileReader} from './panels/useEventFile';
import {useDisplay} from './useDisplay';

interface FileProblemProps {
  readonly problem: Problem | undefined;
  readonly onClose: () => void;
}

/** The reason why a file was not opened. It scrolls into view, wherever the file was chosen. */
function FileProblem({problem, onClose}: FileProblemProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({block: 'center'});
  }, [problem]);
  return (
    <div ref={place}>
      {problem && (
        <Notice isUrgent button="Close this message" onPress={onClose}>
          <strong>{problem.what}</strong> {problem.advice} Nothing else has changed.
        </Notice>
      )}
    </div>
  );
}

interface EventLinksProps {
  readonly file: OpenedFile | undefined;
  readonly link: EventLink;
}

/** Ways from an event of a sample to its numbers, and back to the histograms that led here. */
function EventLinks({file, link}: EventLinksProps): ReactNode {
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

const nothing: EventLink = {};

/**
 * The event of a sample that the URL names, which is opened once.
 *
 * @param isAlone only the display in full page follows such links
 */
function useLinkedEvent(reader: EventFileReader, isAlone: boolean): EventLink {
  const folder = useBaseUrl('/samples/');
  const [link] = useState(() => (isAlone ? readEventLink(window.location.search) : nothing));
  const open = useRef(reader.openSampleEvent);
  useEffect(() => {
    if (link.event !== undefined) open.current(link.event, folder);
  }, [link, folder]);
  return link;
}

const simulated = 'simulated for teaching';

/** Label of the events that are shown, for the head of the display. */
function sourceLabel(display: Pick<Display, 'file' | 'event'> | undefined): string {
  if (!display?.file || display.file.sampleEvent !== undefined) return simulated;
  return display.event.isSimulated ? 'your own file, simulated' : 'your own file';
}

interface Props {
  readonly settings: PageSettings;
  /** The frame of this display, among others. */
  readonly frame: () => HTMLElement | null;
  readonly isAlone: boolean;
  /** Called with the description of the events that are shown. */
  readonly onLabel: (label: string) => void;
}

/** A display that has its code: brings the events, and shows one or what is in its way. */
export function OpenApp({settings, frame, isAlone, onLabel}: Props): ReactNode {
  const folder = useBaseUrl('/events/');
  const {listen} = useHistory();
  const [given] = useState(() => ({
    start: pageStart(settings),
    addressName: addressNameOf('event', frame()),
  }));
  const parts = useDisplay({...given, folder, listen});
  const reader = useEventFile(parts.onFile);
  const place = useRef<HTMLDivElement>(null);
  const link = useLinkedEvent(reader, isAlone);
  const isOver = useFileDrop(place, (files) => files[0] && reader.openFile(files[0]));
  const {display} = parts;
  const label = sourceLabel(display);
  useEffect(() => onLabel(label), [onLabel, label]);
  return (
    <div ref={place} className={styles.place} data-over={isOver || undefined}>
      <EventLinks file={display?.file} link={link} />
      <FileProblem problem={reader.problem} onClose={reader.forget} />
      <UnreadNotice parts={parts.unread.map(nameParameter)} onClose={parts.forgetUnread} />
      {display ? (
        <DisplayView {...{parts, display, reader, isAlone}} panel={settings.panel} />
      ) : (
        <ObstacleView parts={parts} reader={reader} />
      )}
    </div>
  );
}
