/** The apps that can be saved beside the pages, each with its size, and all of them at once. */
import type {ReactNode} from 'react';
import {appParts, readingPart} from '../parts';
import {formatBytes} from '@site/src/kit/format/bytes';
import {bytesOf, filesOf, type OfflineManifest} from '../model/manifest';
import styles from './styles.module.css';

interface Props {
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

export function ChooseParts({manifest, chosen, onChoose, isDisabled}: Props): ReactNode {
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
