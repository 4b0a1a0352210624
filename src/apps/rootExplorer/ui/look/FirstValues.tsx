import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount} from '@site/src/kit/format/numbers';
import {
  drawLimits,
  type BranchInfo,
  type ExplorerService,
  type Problem,
  type TreeInfo,
} from '../../model/types';
import type {Cell, Preview} from '../../model/previewTypes';
import {problemOf} from '../draw/useDrawing';
import {ProblemNotice} from '../parts/ProblemNotice';
import styles from './look.module.css';
import {formatCell} from './formatCell';
import {corruptBaskets} from './remarks';

interface Props {
  readonly service: ExplorerService;
  readonly tree: TreeInfo;
  readonly firstEntry: number;
}

const rows = 10;
const columns = drawLimits.previewBranches;

interface Page {
  readonly first: number;
  readonly firstColumn: number;
}

interface Read {
  readonly page: Page;
  readonly preview?: Preview;
  readonly problem?: Problem;
}

const canShow = ({kind}: BranchInfo): boolean => kind !== 'other';

/** The page that was read last, and what was wrong with it. */
function useRead(
  {service, tree}: Pick<Props, 'service' | 'tree'>,
  names: readonly string[],
  page: Page,
): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let isWanted = true;
    const count = Math.min(rows, tree.entries - page.first);
    service.preview(tree.path, names, page.first, count).then(
      (preview) => isWanted && setRead({page, preview}),
      (error: unknown) => isWanted && setRead({page, problem: problemOf(error)}),
    );
    return () => {
      isWanted = false;
    };
  }, [service, tree, names, page]);
  return read;
}

function Values({preview, label}: {readonly preview: Preview; readonly label: string}): ReactNode {
  const count = Math.max(0, ...preview.columns.map(({cells}) => cells.length));
  return (
    <ScrollRegion label={label}>
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            {preview.columns.map(({name, unit}) => (
              <th key={name} scope="col">
                <code>{name}</code>
                {unit && <span className={styles.quiet}> [{unit}]</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({length: count}, (_, row) => (
            <tr key={row}>
              <th scope="row">{formatCount(preview.first + row)}</th>
              {preview.columns.map(({name, cells, lengths}) => (
                <td key={name}>{formatCell(cells[row] as Cell | undefined, lengths?.[row])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Corrupt({preview: {corrupt}}: {readonly preview: Preview}): ReactNode {
  if (corrupt.length === 0) return null;
  return (
    <ProblemNotice
      problem={{
        what: corruptBaskets(corrupt),
        advice:
          'The table shows “–” for the values that cannot be read. Download the file again to see all of them.',
      }}
    />
  );
}

/** The values of a few entries as a table, page by page. */
export function FirstValues({service, tree, firstEntry}: Props): ReactNode {
  const [page, setPage] = useState<Page>(() => ({
    first: Math.min(firstEntry, Math.max(0, tree.entries - 1)),
    firstColumn: 0,
  }));
  const shown = useMemo(() => tree.branches.filter(canShow), [tree]);
  const {firstColumn, first} = page;
  const names = useMemo(
    () => shown.slice(firstColumn, firstColumn + columns).map(({name}) => name),
    [shown, firstColumn],
  );
  const read = useRead({service, tree}, names, page);
  const last = Math.min(first + rows, tree.entries);
  const lastColumn = Math.min(firstColumn + columns, shown.length);
  const label = `Entries ${formatCount(first)} to ${formatCount(Math.max(first, last - 1))} of ${tree.path}, branches ${firstColumn + 1} to ${lastColumn}`;
  if (tree.entries === 0) return <p>The tree has no entries.</p>;
  if (shown.length === 0) return <p>No branch of this tree contains numbers or text.</p>;
  return (
    <div className={styles.part}>
      <p role="status" className={styles.quiet}>
        {read?.page === page ? label : 'Reading the values …'}
      </p>
      {read?.problem && <ProblemNotice problem={read.problem} />}
      {read?.preview && <Corrupt preview={read.preview} />}
      {read?.preview && <Values preview={read.preview} label={label} />}
      <div className={styles.buttons} role="group" aria-label="Other entries and branches">
        <SmallButton
          disabled={first === 0}
          onClick={() => setPage({...page, first: Math.max(0, first - rows)})}
        >
          Previous entries
        </SmallButton>
        <SmallButton
          disabled={last >= tree.entries}
          onClick={() => setPage({...page, first: first + rows})}
        >
          Next entries
        </SmallButton>
        {shown.length > columns && (
          <>
            <SmallButton
              disabled={firstColumn === 0}
              onClick={() => setPage({...page, firstColumn: Math.max(0, firstColumn - columns)})}
            >
              Previous branches
            </SmallButton>
            <SmallButton
              disabled={lastColumn >= shown.length}
              onClick={() => setPage({...page, firstColumn: firstColumn + columns})}
            >
              Next branches
            </SmallButton>
          </>
        )}
      </div>
    </div>
  );
}
