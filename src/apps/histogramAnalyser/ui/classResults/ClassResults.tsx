import {useMemo, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {Notice} from '@site/src/kit/app/Notice';
import {classTable} from '../../model/classResults/classTable';
import {judged, type Apps} from '../../model/classResults/classResults';
import type {ClassTask} from '../../model/classResults/strangers';
import {HandedInList} from './HandedInList';
import {HandIn} from './HandIn';
import {Joint} from './Joint';
import {KeyPart} from './KeyPart';
import {relativeUncertainty} from './measures';
import {HeadingLevel, Part} from './Part';
import {useCounted} from './useCounted';
import {useHandedIn} from './useHandedIn';
import {useNormalisation} from './useNormalisation';
import styles from './ClassResults.module.css';

const loadWall = async () => (await import('./wall/Wall')).Wall;

interface Props {
  readonly apps: Apps;
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

/** Adds up what the groups of a class found. Nothing leaves the browser. */
export function ClassResults({apps, isAlone = false}: Props): ReactNode {
  const pile = useHandedIn(apps);
  const {list, hasFailed, retry} = useCounted(pile.list);
  const [task, setTask] = useState<ClassTask>();
  const [isWallOpen, setWallOpen] = useState(false);
  const results = useMemo(() => judged(list, apps, task), [list, apps, task]);
  const {description, taken} = results;
  const normalisation = useNormalisation(description, taken);
  const table = classTable(results, normalisation.factors, relativeUncertainty);
  const notices = (
    <>
      {hasFailed && (
        <Notice isUrgent button="Retry" onPress={retry}>
          <strong>The results of some codes could not be counted.</strong> The list gives the
          reason. The codes are kept.
        </Notice>
      )}
      {!pile.isStored && pile.list.length > 0 && (
        <Notice>
          <strong>This browser does not store the results.</strong> They are kept until you leave or
          reload this page. Save the combined result first.
        </Notice>
      )}
    </>
  );
  return (
    <HeadingLevel value={isAlone ? 2 : 3}>
      <div className={styles.tool}>
        {notices}
        <div className={styles.columns}>
          <HandIn apps={apps} onAdd={pile.add} />
          <HandedInList list={list} results={results} onRemove={pile.remove} onClear={pile.clear} />
        </div>
        <Part title="Wall mode">
          <p>
            For a projector: the combined histogram in large type. It grows with each code that a
            group hands in.
          </p>
          <p className={styles.buttons}>
            <SmallButton onClick={() => setWallOpen(true)}>Open wall mode</SmallButton>
          </p>
        </Part>
        {description && table && <Joint {...{description, results, table, normalisation}} />}
        <KeyPart apps={apps} />
        {isWallOpen && (
          <LazyContent
            title="Wall mode"
            load={loadWall}
            given={{
              apps,
              list,
              results,
              table,
              normalisation,
              notices,
              chosenTask: task,
              onAsk: setTask,
              onAdd: pile.add,
              onRemove: pile.remove,
              onClose: () => setWallOpen(false),
            }}
          />
        )}
      </div>
    </HeadingLevel>
  );
}
