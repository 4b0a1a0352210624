import type {ReactNode} from 'react';
import {MoveVertical} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import {Breakable} from '@site/src/components/Breakable';
import type {BranchInfo} from '../../model/types';
import styles from './contents.module.css';

interface Props {
  readonly branch: BranchInfo;
  /** As it is listed. */
  readonly name: string;
  readonly isDrawn: boolean;
  readonly onDraw: (name: string) => void;
  readonly onDrawUp: (name: string) => void;
}

/** A branch with what is known of it; pressing its name draws it. */
export function BranchRow({branch, name, isDrawn, onDraw, onDrawUp}: Props): ReactNode {
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
