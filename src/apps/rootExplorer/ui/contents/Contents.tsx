import {useId, type ReactNode} from 'react';
import {BarChart3, Folder as FolderIcon, Table2} from 'lucide-react';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import type {HistogramInfo, OpenFile, TreeInfo} from '../../model/types';
import {listedBranches} from './branchGroups';
import styles from './contents.module.css';
import {foldersOf, type Folder} from './folders';

/** The selected object: a tree, or a histogram of the file. */
export interface ObjectSelection {
  readonly kind: 'tree' | 'histogram';
  readonly path: string;
}

type Item = (TreeInfo & {readonly kind: 'tree'}) | (HistogramInfo & {readonly kind: 'histogram'});

interface Props {
  readonly file: OpenFile;
  readonly chosen: ObjectSelection | undefined;
  readonly onChoose: (chosen: ObjectSelection) => void;
}

const factsOf = (item: Item): string =>
  item.kind === 'tree'
    ? `tree, ${formatCountOf(item.entries, 'entry', 'entries')}, ${formatCountOf(listedBranches(item.branches).length, 'branch', 'branches')}`
    : `${item.className}${item.title ? `, ${item.title}` : ''}`;

interface PlaceProps extends Omit<Props, 'file'> {
  readonly folder: Folder<Item>;
}

function Place({folder, chosen, onChoose}: PlaceProps): ReactNode {
  return (
    <ul className={styles.items} role="list">
      {folder.items.map(([name, item]) => {
        const Icon = item.kind === 'tree' ? Table2 : BarChart3;
        const isChosen = chosen?.kind === item.kind && chosen.path === item.path;
        return (
          <li key={`${item.kind} ${item.path}`}>
            <button
              type="button"
              className={styles.item}
              aria-current={isChosen || undefined}
              onClick={() => onChoose({kind: item.kind, path: item.path})}
            >
              <Icon size="1.1em" aria-hidden />
              <span>
                <code>{name}</code> <span className={styles.facts}>{factsOf(item)}</span>
              </span>
            </button>
          </li>
        );
      })}
      {folder.folders.map((inner) => (
        <li key={`folder ${inner.name}`}>
          <p className={styles.folder}>
            <FolderIcon size="1.1em" aria-hidden /> <code>{inner.name}</code>
          </p>
          <Place folder={inner} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

/** What a file holds, folder by folder, and why some of it is not shown. */
export function Contents({file, chosen, onChoose}: Props): ReactNode {
  const id = useId();
  const items: readonly Item[] = [
    ...file.trees.map((tree) => ({...tree, kind: 'tree' as const})),
    ...file.histograms.map((histogram) => ({...histogram, kind: 'histogram' as const})),
  ];
  return (
    <div role="group" aria-labelledby={id} className={styles.contents}>
      <p id={id} className={styles.title}>
        In this file
      </p>
      <Place folder={foldersOf(items)} chosen={chosen} onChoose={onChoose} />
      {items.length === 0 && <p>It contains nothing that can be shown here.</p>}
      {file.others.length > 0 && (
        <details className={styles.others} open={items.length === 0}>
          <summary>
            {file.others.length === 1
              ? '1 more object, not shown'
              : `${formatCount(file.others.length)} more objects, not shown`}
          </summary>
          <ul>
            {file.others.map(({path, className, why}) => (
              <li key={`${path} ${className}`}>
                <code>{path}</code> <span className={styles.facts}>{className}</span>: {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
