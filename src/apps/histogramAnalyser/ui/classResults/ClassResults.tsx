import {useMemo, useState, type ReactNode, useId, useRef} from 'react';
import {SmallButton, smallButton} from '@site/src/components/SmallButton';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {Notice} from '@site/src/kit/app/Notice';
import {useFileDrop} from '@site/src/kit/app/useFileDrop';
import {judged, type Apps} from '../../model/classResults/classResults';
import {classTable} from '../../model/classResults/classTable';
import type {ClassTask} from '../../model/classResults/strangers';
import styles from './ClassResults.module.css';
import {HandedInList} from './HandedInList';
import {Joint} from './Joint';
import {KeyPart} from './KeyPart';
import {relativeUncertainty} from './measures';
import {HeadingLevel, Part} from './Part';
import {foundIn, foundInFiles, foundResults, type FoundResult} from './readFiles';
import {useCounted} from './useCounted';
import {useHandedIn} from './useHandedIn';
import {useNormalisation} from './useNormalisation';

interface HandInProps {
  readonly apps: Apps;
  readonly onAdd: (found: readonly FoundResult[]) => unknown;
}

/** Field for results that are pasted, opened or dropped. */
function HandIn({apps, onAdd}: HandInProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const add = (): void => {
    const results = foundResults(text, '');
    if (results) onAdd(results);
    else void foundIn(text, '', apps).then(onAdd);
    setText('');
    field.current?.focus();
  };
  const open = async (files: FileList | null): Promise<void> => {
    onAdd(await foundInFiles(Array.from(files ?? []), apps));
  };
  const isOver = useFileDrop(place, (files) => void open(files));

  return (
    <Part title="Hand in">
      <div ref={place} className={styles.drop} data-over={isOver || undefined}>
        <label htmlFor={id}>Codes or results from the groups</label>
        <textarea
          ref={field}
          id={id}
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={({target}) => setText(target.value)}
        />
        <p id={`${id}-help`} className={styles.remark}>
          Type or paste one or more class codes. Groups find theirs in the analyser under “Share”.
          Results saved under “Export”, as text or files, can be added too.
        </p>
        <p className={styles.buttons}>
          <SmallButton onClick={add} disabled={text.trim() === ''}>
            Add results
          </SmallButton>
          <label className={`${smallButton} ${styles.open}`}>
            Open files
            <input
              type="file"
              multiple
              accept=".json,.txt,application/json,text/plain"
              onChange={({target}) => {
                void open(target.files).then(() => {
                  target.value = '';
                });
              }}
            />
          </label>
          <span className={styles.remark}>or drop files here</span>
        </p>
      </div>
    </Part>
  );
}

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
