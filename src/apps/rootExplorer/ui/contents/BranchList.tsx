import {useDeferredValue, useId, useMemo, useState, type ReactNode} from 'react';
import {MoveVertical} from 'lucide-react';
import {Breakable} from '@site/src/components/Breakable';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SearchField} from '@site/src/components/SearchField';
import {IconButton} from '@site/src/kit/app/IconButton';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import type {BranchInfo, TreeInfo} from '../../model/types';
import {
  fittingBranches,
  groupsOf,
  listedBranches,
  shortName,
  type BranchGroup,
} from './branchGroups';
import styles from './contents.module.css';

interface BranchRowProps {
  readonly branch: BranchInfo;
  /** Its name in the list. */
  readonly name: string;
  readonly isDrawn: boolean;
  readonly onDraw: (name: string) => void;
  readonly onDrawUp: (name: string) => void;
}

/** A branch with what is known of it; pressing its name draws it. */
function BranchRow({branch, name, isDrawn, onDraw, onDrawUp}: BranchRowProps): ReactNode {
  const {kind, type, unit, meaning, title, problem} = branch;
  const canDraw = kind === 'number' || kind === 'numbers';
  const words = problem ?? meaning ?? (title === branch.name || title.includes('/') ? '' : title);
  return (
    <li className={styles.branch}>
      <div className={styles.branchLine}>
        <div>
          {canDraw ? (
            <button
              type="button"
              className={styles.draw}
              aria-label={`Plot ${branch.name}`}
              aria-pressed={isDrawn}
              title={`Plot ${branch.name}`}
              onClick={() => onDraw(branch.name)}
            >
              <code>
                <Breakable name={name} />
              </code>
            </button>
          ) : (
            <code className={styles.notDrawn}>
              <Breakable name={name} />
            </code>
          )}{' '}
          <span className={styles.facts}>
            {type}
            {unit && (
              <>
                , <b>{unit}</b>
              </>
            )}
            {kind === 'text' && ', shown in the table of values'}
          </span>
        </div>
        {canDraw && (
          <IconButton
            label={`Plot ${branch.name} on the y axis of the current plot`}
            onClick={() => onDrawUp(branch.name)}
          >
            <MoveVertical size="1em" aria-hidden />
          </IconButton>
        )}
      </div>
      {words && <p className={styles.meaning}>{words}</p>}
    </li>
  );
}

interface Props {
  readonly tree: TreeInfo;
  /** The expression across. */
  readonly drawn: string;
  readonly onDraw: (name: string) => void;
  readonly onDrawUp: (name: string) => void;
  /** For keyboards: a list of a thousand branches has two thousand stops. */
  readonly onSkip: () => void;
}

/** Of one group; the words find the others. */
const maxRows = 150;
/** Trees with more branches show the names of their groups at first. */
const manyBranches = 60;

type DrawProps = Omit<Props, 'tree' | 'onSkip'>;

interface RowsProps extends DrawProps {
  readonly branches: readonly BranchInfo[];
  readonly nameOf: (branch: BranchInfo) => string;
}

function Rows({branches, nameOf, drawn, ...acts}: RowsProps): ReactNode {
  return (
    <>
      <ul className={styles.branches} role="list">
        {branches.slice(0, maxRows).map((branch) => (
          <BranchRow
            key={branch.name}
            branch={branch}
            name={nameOf(branch)}
            isDrawn={branch.name === drawn}
            {...acts}
          />
        ))}
      </ul>
      {branches.length > maxRows && (
        <p className={styles.facts}>
          {formatCount(branches.length - maxRows)} more: type a word above to find them.
        </p>
      )}
    </>
  );
}

function Group({
  group: {name, branches},
  isOpen,
  ...rest
}: {group: BranchGroup; isOpen: boolean} & DrawProps): ReactNode {
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  if (name === '') return <Rows branches={branches} nameOf={(branch) => branch.name} {...rest} />;
  return (
    <details
      className={styles.group}
      open={isUnfolded}
      onToggle={({currentTarget}) => setIsUnfolded(currentTarget.open)}
    >
      <summary>
        <code>{name}</code> <span className={styles.facts}>{branches.length}</span>
      </summary>
      {isUnfolded && <Rows branches={branches} nameOf={shortName} {...rest} />}
    </details>
  );
}

/** The branches of a tree, by group, with a field that finds some of them. */
export function BranchList({tree, onSkip, ...rest}: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const listed = useMemo(() => listedBranches(tree.branches), [tree]);
  const found = fittingBranches(listed, words);
  const isOpen = found.length <= manyBranches;
  const count =
    found.length === listed.length
      ? formatCountOf(found.length, 'branch', 'branches')
      : `${formatCount(found.length)} of ${formatCountOf(listed.length, 'branch', 'branches')}`;
  return (
    <div className={styles.list}>
      <label htmlFor={id}>Find a branch in {tree.path}</label>
      <SearchField
        id={id}
        name="branch"
        autoComplete="off"
        placeholder="name, unit or description"
        value={typed}
        onChange={({target}) => setTyped(target.value)}
      />
      <p role="status" className={styles.facts}>
        {found.length === 0 ? 'No branch matches all of these words.' : count}
      </p>
      <button type="button" className={styles.skip} onClick={onSkip}>
        Skip the branch list
      </button>
      <ScrollRegion label={`Branches of ${tree.path}`} className={styles.scroll}>
        {groupsOf(found).map((group) => (
          <Group key={`${group.name} ${isOpen}`} group={group} isOpen={isOpen} {...rest} />
        ))}
      </ScrollRegion>
    </div>
  );
}
