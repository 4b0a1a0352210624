import type {ReactNode} from 'react';
import type {ReleasedFile} from '@site/src/samples/recorded/recognise';
import type {RecordedKey} from '@site/src/samples/recorded/selections';
import {recordedLabel} from '@site/src/samples/recorded/labels';
import styles from './OwnFile.module.css';

interface Props {
  readonly released: ReleasedFile;
  readonly onSelect: (key: RecordedKey) => void;
}

/** The process that each selection is for. */
const names: Readonly<Record<RecordedKey, string>> = {
  hzz13: 'H → ZZ* → 4ℓ',
  hyy13: 'H → γγ',
  zll13: 'Z → ℓℓ',
  hww13: 'H → WW',
  hww13d: 'H → WW → eνμν',
  ttz13: 'tt̄Z',
};

/** The selection of an analyser for a released file, ready made. */
export function ReleasedOffer({released, onSelect}: Props): ReactNode {
  const {kind, releaseName, dataset, keys} = released;
  return (
    <div className={styles.offer}>
      <p>
        This is a {kind} file of {releaseName}: you can use our selection.{' '}
        {dataset === null
          ? `According to its branches, its events were ${recordedLabel}.`
          : `According to its branches, its events belong to the simulated sample ${dataset}.`}
      </p>
      <p className={styles.buttons}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className="button button--primary"
            onClick={() => onSelect(key)}
          >
            Use the {names[key]} selection
          </button>
        ))}
      </p>
      <p>Or choose its columns yourself:</p>
    </div>
  );
}
