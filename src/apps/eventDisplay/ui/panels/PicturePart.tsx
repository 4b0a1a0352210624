import {useState, type ReactNode} from 'react';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {SmallButton} from '@site/src/components/SmallButton';
import type {Ground} from '@site/src/lib/picture/grounds';
import {saveBlob, saveFile} from '@site/src/lib/saveFile';
import type {Picture} from '@site/src/plot/picture';
import {describeEvent} from '../../model/describe';
import type {Display} from '../display';
import type {FlatView} from '../views/notes';
import {drawEvent, eventPng} from '../views/pictures';
import {groupName} from '../labels/eventAnnouncement';
import {fileNameOf} from '../labels/fileNameOf';

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
export function PicturePart({display}: {readonly display: Display}): ReactNode {
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
