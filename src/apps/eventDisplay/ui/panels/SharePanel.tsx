import {type ReactNode, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SmallButton} from '@site/src/components/SmallButton';
import {shareQuery} from '@site/src/kit/app/defineApp';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {ShareLink} from '@site/src/kit/app/ShareLink';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {csvText} from '@site/src/lib/csv';
import type {Ground} from '@site/src/lib/picture/grounds';
import {saveFile, saveBlob} from '@site/src/lib/saveFile';
import type {Picture} from '@site/src/plot/picture';
import {describeEvent} from '../../model/describe';
import {writePhoenix} from '../../model/phoenix/write';
import {displayApp} from '../app';
import type {Display} from '../display';
import {groupName} from '../labels/eventAnnouncement';
import type {FlatView} from '../views/notes';
import {drawEvent, eventPng} from '../views/pictures';

/** A name that every system takes for a file: `14/410470` becomes `14-410470`. */
const fileNameOf = (key: string): string =>
  key
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80) || 'event';

const flat: readonly FlatView[] = ['transverse', 'longitudinal', 'eta-phi'];

function sourceOf({event, file}: Display): string {
  const kind = event.isSimulated ? 'Simulated for teaching' : 'Not marked as simulated';
  return file ? `File ${file.name}, event ${event.key}. ${kind}.` : `${kind}: event ${event.key}.`;
}

function pictureOf(display: Display, ground: Ground): Picture {
  const {event, shown, state} = display;
  const {field, isLabelled, picked, view, mode} = state;
  const views = flat.filter((one) => one === view);
  const title = mode === 'quiz' ? 'Which process?' : groupName(display);
  const words = {
    title,
    description: describeEvent(event).join(' '),
    foot: [`${title}. ${sourceOf(display)}`],
  };
  const content = {views: views.length > 0 ? views : flat, event, shown, field, isLabelled, picked};
  return drawEvent(content, words, ground);
}

/** The 2D views that are shown, as a picture. */
function PicturePart({display}: {readonly display: Display}): ReactNode {
  const [ground, setGround] = useState<Ground>('light');
  const [hasFailed, setHasFailed] = useState(false);
  const {event, state} = display;
  const name = fileNameOf(event.key);
  const saveSvg = (): void =>
    saveFile(`${name}.svg`, 'image/svg+xml', pictureOf(display, ground).text);
  const savePng = async (): Promise<void> => {
    setHasFailed(false);
    try {
      saveBlob(`${name}.png`, await eventPng(pictureOf(display, ground)));
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Part title="Image">
      <p>
        {flat.some((view) => view === state.view)
          ? 'The current view, with the drawn and selected objects.'
          : 'The three 2D views on one sheet, with the drawn and selected objects.'}
      </p>
      <div className={styles.fields}>
        <ChoiceField
          label="Background"
          value={ground}
          options={[
            {value: 'light', label: 'White, for paper and slides'},
            {value: 'dark', label: 'Dark'},
          ]}
          onChange={setGround}
        />
      </div>
      <p className={styles.buttons}>
        <SmallButton onClick={saveSvg}>Save as SVG</SmallButton>
        <SmallButton onClick={savePng}>Save as PNG</SmallButton>
      </p>
      <p role="status" className={styles.remark}>
        {hasFailed &&
          'Could not create the PNG image in this browser. Save the SVG image instead: it shows the same event.'}
      </p>
    </Part>
  );
}

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
