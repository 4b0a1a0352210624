import type {ReactNode} from 'react';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {PicturePart} from './PicturePart';
import {Part} from '@site/src/kit/app/Part';
import {SmallButton} from '@site/src/components/SmallButton';
import {csvText} from '@site/src/lib/csv';
import {saveFile} from '@site/src/lib/saveFile';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {writePhoenix} from '../../model/phoenix/write';
import type {Display} from '../display';
import {fileNameOf} from '../labels/fileNameOf';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ShareLink} from '@site/src/kit/app/ShareLink';
import {shareQuery} from '@site/src/kit/app/defineApp';
import {displayApp} from '../app';

/** The state of the display, to send to others. */
function LinkPart({display: {state, file}}: {readonly display: Display}): ReactNode {
  const alone = new URL(useBaseUrl(displayApp.route), window.location.href).href;
  return (
    <ShareLink
      url={alone + shareQuery(displayApp, state)}
      label="Link to this event"
      about={
        file
          ? 'The link contains your settings, but not the file: whoever opens the link has to open the same file.'
          : 'It opens the event in its current state: the view, the drawn and selected objects, and the masses of your histogram.'
      }
    />
  );
}

/** The event for other displays, and the masses for other programs. */
function FilesPart({display}: {readonly display: Display}): ReactNode {
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
      <p>Events are saved in the Phoenix JSON format, which this display and Phoenix can open.</p>
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

/** All that can be taken along. */
export function SharePanel({display}: {readonly display: Display}): ReactNode {
  return (
    <div className={styles.panel}>
      <LinkPart display={display} />
      <PicturePart display={display} />
      <FilesPart display={display} />
    </div>
  );
}
