import type {ReactNode} from 'react';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {SmallButton} from '@site/src/components/SmallButton';
import {csvText} from '@site/src/lib/csv';
import {saveFile} from '@site/src/lib/saveFile';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {writePhoenix} from '../../model/phoenix/write';
import type {Display} from '../display';
import {fileNameOf} from '../words/fileNameOf';

/** The event for other displays, and the masses for other programs. */
export function FilesPart({display}: {readonly display: Display}): ReactNode {
  const {event, events, state, file} = display;
  const {filled} = state;
  const name = fileNameOf(event.key);
  const group = file ? fileNameOf(file.name.replace(/\.json$/i, '')) : (state.group ?? 'events');
  const saveEvents = (fileName: string, chosen: typeof events): void =>
    saveFile(`${fileName}.json`, 'application/json', writePhoenix(chosen));
  const saveMasses = (): void =>
    saveFile(
      'masses.csv',
      'text/csv',
      csvText(
        ['event', 'content', 'mass [GeV]'],
        filled.map(({event: of, content, mass}) => [of, content, mass.toFixed(2)]),
      ),
    );
  return (
    <Part title="Files">
      <p>
        Events are saved in the JSON format of Phoenix: that display, and this one, open them again.
      </p>
      <p className={styles.buttons}>
        <SmallButton onClick={() => saveEvents(name, [event])}>Save this event</SmallButton>
        <SmallButton onClick={() => saveEvents(group, events)}>
          Save {events.length === 1 ? '' : 'all '}
          {formatCountOf(events.length, 'event')}
        </SmallButton>
        {filled.length > 0 && (
          <SmallButton onClick={saveMasses}>Save the masses as CSV</SmallButton>
        )}
      </p>
    </Part>
  );
}
