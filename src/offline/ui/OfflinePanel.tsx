/** The panel of /offline: what to save, how far it is, what is saved, and how to take it away. */
import {useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatDate} from '@site/src/kit/format/dates';
import {bytesOf, filesOf, type OfflineManifest} from '../model/manifest';
import {problemMessages} from '../model/problem';
import {appParts, readingPart} from '../parts';
import styles from './styles.module.css';
import {useOffline, type Offline} from './useOffline';

interface ChoosePartsProps {
  /** Undefined while it is on its way: the sizes come later, and nothing moves then. */
  readonly manifest: OfflineManifest | undefined;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  readonly isDisabled: boolean;
}

interface ChoiceProps {
  readonly label: string;
  readonly bytes: number | undefined;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

function Choice({label, bytes, isChecked, isDisabled, onChange}: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({target}) => onChange(target.checked)}
      />
      <span>
        {label}
        {bytes !== undefined && `, ${formatBytes(bytes)}`}
      </span>
    </label>
  );
}

/** The apps that can be saved beside the pages, each with its size, and all of them at once. */
function ChooseParts({manifest, chosen, onChoose, isDisabled}: ChoosePartsProps): ReactNode {
  const all = appParts.map(({id}) => id);
  const sizeOf = (...parts: string[]): number | undefined =>
    manifest && bytesOf(filesOf(manifest, parts));
  const choose = (id: string, isChecked: boolean): void =>
    onChoose(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className={styles.parts}>
      <legend>Files to save</legend>
      <Choice
        label="All pages, including search and formulas (always saved)"
        bytes={sizeOf(readingPart)}
        isChecked
        isDisabled
        onChange={() => undefined}
      />
      <Choice
        label="All apps with their teaching samples"
        bytes={sizeOf(...all)}
        isChecked={all.every((id) => chosen.includes(id))}
        isDisabled={isDisabled}
        onChange={(isChecked) => onChoose(isChecked ? all : [])}
      />
      <div className={styles.apps}>
        {appParts.map(({id, title}) => (
          <Choice
            key={id}
            label={title}
            bytes={sizeOf(id)}
            isChecked={chosen.includes(id)}
            isDisabled={isDisabled}
            onChange={(isChecked) => choose(id, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const appIds = appParts.map(({id}) => id);

function state({copy, hasRest, manifest}: Offline): string {
  if (!copy) {
    return hasRest
      ? 'The saved copy is not complete. Saving will resume where it stopped.'
      : 'Nothing is saved on this device.';
  }
  const saved = `Saved on ${formatDate(new Date(copy.savedAt))}: ${copy.files} files, ${formatBytes(copy.bytes)}.`;
  if (!manifest) return saved;
  return manifest.id === copy.id
    ? `${saved} It is the latest version.`
    : `${saved} A new version of the site is available.`;
}

function nameOfSaving({copy, hasRest, manifest}: Offline): string {
  if (hasRest) return 'Resume saving';
  if (!copy || !manifest) return 'Save for offline use';
  return manifest.id === copy.id ? 'Save changes' : 'Update the saved copy';
}

function size(manifest: OfflineManifest | undefined, apps: readonly string[]): string {
  if (!manifest) return '';
  return `, ${formatBytes(bytesOf(filesOf(manifest, [readingPart, ...apps])))}`;
}

function Done({done, copy}: Pick<Offline, 'done' | 'copy'>): ReactNode {
  if (done === 'saved') {
    return appIds.every((id) => copy?.parts.includes(id))
      ? 'Done: the site, with all apps, now opens on this device without a network connection.'
      : 'Done: the pages, slides and worksheets now open on this device without a network connection. Apps that you have not selected still need the network.';
  }
  return done === 'removed' ? 'All saved files have been removed from this device.' : null;
}

function Saving({progress, stop}: Pick<Offline, 'progress' | 'stop'>): ReactNode {
  if (!progress) return null;
  const {bytes, of} = progress;
  return (
    <div className={styles.row}>
      <progress className={styles.bar} max={of} value={bytes} aria-label="Saved so far" />
      <span>
        {formatBytes(bytes)} of {formatBytes(of)}
      </span>
      <SmallButton onClick={stop}>Stop</SmallButton>
    </div>
  );
}

export function OfflinePanel(): ReactNode {
  const offline = useOffline();
  const {isKnown, copy, hasRest, manifest, progress, problem, done} = offline;
  const [chosen, setChosen] = useState<readonly string[]>();
  const savedApps = copy?.parts.filter((part) => part !== readingPart);
  const apps = (chosen ?? savedApps ?? []).filter((id) => appIds.includes(id));
  const isBusy = progress !== undefined;
  return (
    <section className={styles.panel} aria-label="Save for offline use">
      <noscript>Saving needs JavaScript, which is switched off in your browser.</noscript>
      <p className={styles.state}>
        {isKnown ? state(offline) : 'Checking the files saved on this device …'}
      </p>
      {(manifest || !isKnown) && (
        <ChooseParts
          manifest={manifest}
          chosen={apps}
          onChoose={setChosen}
          isDisabled={isBusy || !manifest}
        />
      )}
      <div className={`${styles.row} ${styles.actions}`}>
        {manifest && !isBusy && (
          <SmallButton onClick={() => offline.start(apps)}>
            {nameOfSaving(offline)}
            {size(manifest, apps)}
          </SmallButton>
        )}
        {(copy || hasRest) && !isBusy && (
          <SmallButton onClick={offline.remove}>Remove from this device</SmallButton>
        )}
      </div>
      <Saving progress={progress} stop={offline.stop} />
      <p role="status" className={styles.state}>
        <Done done={done} copy={copy} />
        {problem && !isBusy ? problemMessages[problem] : null}
      </p>
    </section>
  );
}
