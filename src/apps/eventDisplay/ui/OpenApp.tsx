import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {addressNameOf} from '@site/src/kit/app/addressName';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import {useFileDrop} from '@site/src/kit/app/useFileDrop';
import {pageStart, type PageSettings} from '../model/start';
import {DisplayView} from './DisplayView';
import {ObstacleView} from './ObstacleView';
import {EventLinks} from './events/EventLinks';
import {useLinkedEvent} from './events/useLinkedEvent';
import {FileProblem} from './panels/FileProblem';
import {useEventFile} from './panels/useEventFile';
import {useDisplay} from './useDisplay';
import {nameParameter} from './labels/nameParameter';
import {sourceLabel} from './labels/sourceLabel';
import styles from './OpenApp.module.css';

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
