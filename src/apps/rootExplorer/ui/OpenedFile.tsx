import {useState, type ReactNode, useEffect, useRef} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {FileX2} from 'lucide-react';
import type {AppControls} from '@site/src/kit/app/defineApp';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import {formatBytes} from '@site/src/kit/format/bytes';
import {eventAddress} from '@site/src/lib/eventLinks';
import {nameIn} from '@site/src/lib/storage/addressParameters';
import {type EventId, printEventId} from '@site/src/samples/eventId';
import type {DrawRequest, ExplorerService, OpenFile} from '../model/types';
import type {ExplorerState} from '../model/urlState';
import {explorerApp} from './app';
import {Contents, type ObjectSelection} from './contents/Contents';
import {firstChosen} from './contents/firstChosen';
import styles from './explorer.module.css';
import {StoredPlot} from './look/StoredPlot';
import {TreeView} from './TreeView';

interface FileBarProps {
  readonly file: OpenFile;
  /** True for the example file of this site. */
  readonly isExample: boolean;
  /** The reader opened it just now: it takes the focus. */
  readonly takesFocus: boolean;
  readonly controls: AppControls<ExplorerState, ExplorerState>;
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

function placeOf({url}: OpenFile, isExample: boolean): string {
  if (isExample) return 'the example from this site: events generated at random for teaching';
  return url === undefined ? 'on your device' : `from ${new URL(url).host}`;
}

/** Name and size of the open file, and the tools. */
function FileBar(props: FileBarProps): ReactNode {
  const {file, isExample, takesFocus, controls, isAlone, onClose} = props;
  const name = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.bar}>
      <p ref={name} tabIndex={-1} className={styles.file}>
        <strong>{file.name}</strong>{' '}
        <span className={styles.quiet}>
          {formatBytes(file.size)}, {placeOf(file, isExample)}
        </span>
      </p>
      <div className={styles.tools}>
        <button type="button" onClick={onClose}>
          <FileX2 size="1.1em" aria-hidden /> Open a different file
        </button>
      </div>
      <Toolbar app={explorerApp} view={explorerApp} {...{controls, isAlone}} />
    </div>
  );
}

interface LinkedEntryProps {
  readonly event: EventId;
  readonly back: string | undefined;
}

/** Message about the entry that a link opened, with the ways back. */
function LinkedEntry({event, back}: LinkedEntryProps): ReactNode {
  const display = useBaseUrl('/apps/event-display');
  const id = printEventId(event);
  return (
    <nav className={styles.remark} aria-label="This event in other apps">
      Event {id} is entry {event.row}, the first in the table of values.{' '}
      <a href={eventAddress(display, id, back ?? '')}>Show it in the event display</a>
      {back !== undefined && (
        <>
          {' · '}
          <a href={back}>Back to the histograms</a>
        </>
      )}
    </nav>
  );
}

interface Props {
  readonly file: OpenFile;
  readonly service: ExplorerService;
  readonly isExample: boolean;
  readonly takesFocus: boolean;
  /** What is drawn, with undo and redo. */
  readonly controls: AppControls<ExplorerState, ExplorerState>;
  /** The event of a sample that a link names: its entry is shown first. */
  readonly event: EventId | undefined;
  /** Path of the page that led here. */
  readonly back: string | undefined;
  readonly isAlone: boolean;
  readonly linkFor: (request: DrawRequest) => string | undefined;
  readonly onDraw: (request: DrawRequest) => void;
  readonly onClose: () => void;
}

/** The path of the tree that a link asks for, in the spelling of the file. */
const treeOf = ({trees}: OpenFile, wanted: string): string | undefined =>
  nameIn(
    trees.map(({path}) => path),
    wanted,
  );

/** A file that is open: what it holds, and what is looked at of it. */
export function OpenedFile(props: Props): ReactNode {
  const {file, service, isExample, takesFocus, controls, event, back, isAlone} = props;
  const {linkFor, onDraw, onClose} = props;
  const {present} = controls.history;
  const named = present.tree;
  const wanted = named === undefined ? undefined : treeOf(file, named);
  const [chosen, setChosen] = useState(() => firstChosen(file, wanted));
  const [visited, setVisited] = useState<readonly string[]>(() =>
    chosen?.kind === 'tree' ? [chosen.path] : [],
  );
  function choose(next: ObjectSelection): void {
    setChosen(next);
    if (next.kind === 'tree' && !visited.includes(next.path)) setVisited([...visited, next.path]);
  }
  const [shownTree, setShownTree] = useState(wanted);
  if (wanted !== shownTree) {
    setShownTree(wanted);
    if (wanted !== undefined) choose({kind: 'tree', path: wanted});
  }
  // A state without a tree means the one that is shown at first.
  const isAsked = (path: string): boolean => path === firstChosen(file, wanted)?.path;
  const source = isExample
    ? `${file.name}: events generated at random for teaching`
    : `File ${file.url ?? file.name}`;
  return (
    <div>
      <FileBar {...{file, isExample, takesFocus, controls, isAlone, onClose}} />
      {event && <LinkedEntry event={event} back={back} />}
      {named !== undefined && wanted === undefined && (
        <p role="status" className={styles.remark}>
          This file has no tree “{named}” that the link refers to. Choose one of its trees.
        </p>
      )}
      {file.remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
      <div className={styles.grid}>
        <div className={styles.contents}>
          <Contents file={file} chosen={chosen} onChoose={choose} />
        </div>
        {file.trees
          .filter(({path}) => visited.includes(path))
          .map((tree) => (
            <TreeView
              key={tree.path}
              {...{file, tree, service, source, linkFor, onDraw}}
              firstEntry={event?.row ?? 0}
              isHidden={chosen?.kind !== 'tree' || chosen.path !== tree.path}
              state={isAsked(tree.path) ? present : undefined}
            />
          ))}
        {chosen?.kind === 'histogram' && (
          <div className={styles.main}>
            <StoredPlot
              service={service}
              path={chosen.path}
              fileName={file.name.replace(/\.root$/i, '')}
              source={source}
            />
          </div>
        )}
      </div>
    </div>
  );
}
