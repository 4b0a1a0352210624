import {useMemo, type ReactNode} from 'react';
import {classTable} from '../../model/classTable';
import {judged, type Apps} from '../../model/classResults';
import {HandedInList} from './HandedInList';
import {HandIn} from './HandIn';
import {Joint} from './Joint';
import {KeyPart} from './KeyPart';
import {relativeUncertainty} from './measures';
import {HeadingLevel} from './Part';
import {useHandedIn} from './useHandedIn';
import {useNormalisation} from './useNormalisation';
import styles from './ClassResults.module.css';

interface Props {
  readonly apps: Apps;
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

/** Adds up what the groups of a class found. Nothing leaves the browser. */
export function ClassResults({apps, isAlone = false}: Props): ReactNode {
  const {list, add, remove, clear} = useHandedIn();
  const results = useMemo(() => judged(list, apps), [list, apps]);
  const {description, taken} = results;
  const normalisation = useNormalisation(description, taken);
  const table = classTable(results, normalisation.factors, relativeUncertainty);
  return (
    <HeadingLevel value={isAlone ? 2 : 3}>
      <div className={styles.tool}>
        <div className={styles.columns}>
          <HandIn onAdd={add} />
          <HandedInList list={list} results={results} onRemove={remove} onClear={clear} />
        </div>
        {description && table && <Joint {...{description, results, table, normalisation}} />}
        <KeyPart apps={apps} />
      </div>
    </HeadingLevel>
  );
}
