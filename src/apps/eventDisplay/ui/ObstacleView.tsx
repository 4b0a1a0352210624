import type {ReactNode} from 'react';
import {AppPlace} from '@site/src/kit/app/AppPlace';
import {Notice} from '@site/src/kit/app/Notice';
import {loadFailureMessage, type ErrorMessage} from '@site/src/kit/samples/loadFailure';
import {firstGroup} from '../model/start';
import styles from './DisplayView.module.css';
import {EventsFailure} from './events/EventsFailure';
import {FilePanel} from './panels/FilePanel';
import type {EventFileReader} from './panels/useEventFile';
import type {DisplayParts} from './useDisplay';
import {Chooser} from './view/Chooser';

const events = {
  titles: {
    offline: 'Could not load the events.',
    missing: 'The events were not found.',
    damaged: 'The event file is corrupted.',
  },
  noun: 'events',
} as const;

/** The error message for a library that could not be loaded, with advice for the user. */
const failureMessage = (failure: Error): ErrorMessage =>
  loadFailureMessage(
    failure instanceof EventsFailure ? failure.kind : 'damaged',
    events,
    failure.message,
  );

interface Props {
  readonly parts: DisplayParts;
  readonly reader: EventFileReader;
}

function Message({parts, reader}: Props): ReactNode {
  const {obstacle, act} = parts;
  const openFirst = (): void => act({type: 'open', group: firstGroup, event: undefined});
  if (obstacle.kind === 'loading') return <p role="status">Loading the events …</p>;
  if (obstacle.kind === 'failed') {
    const {title, advice} = failureMessage(obstacle.failure);
    return (
      <Notice isUrgent button="Retry" onPress={obstacle.retry}>
        <strong>{title}</strong> {advice}
      </Notice>
    );
  }
  if (obstacle.kind === 'unknownGroup') {
    return (
      <Notice isUrgent button="Show another event" onPress={openFirst}>
        <strong>The library contains no events called “{obstacle.group}”.</strong> The link may be
        incomplete, or come from a different version of this site. Choose different events above.
      </Notice>
    );
  }
  return (
    <>
      <Notice isUrgent button="Show a library event" onPress={openFirst}>
        <strong>This link refers to an event in a file.</strong> The link does not contain the file
        itself, which never left the device on which it was opened. Open the file again to restore
        the event.
      </Notice>
      <FilePanel reader={reader} />
    </>
  );
}

/** What is in the way of an event, with the choice of another. */
export function ObstacleView({parts, reader}: Props): ReactNode {
  const {library, state, act, obstacle} = parts;
  return (
    <AppPlace isLoading={obstacle.kind === 'loading'} className={styles.obstacle}>
      <Chooser
        library={library}
        group={state.group}
        file={undefined}
        keys={[]}
        place={0}
        act={act}
      />
      <Message parts={parts} reader={reader} />
    </AppPlace>
  );
}
