import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {projects} from '@site/src/data/projects';
import {everything, without, type FilterState} from './filterState';
import {relaxations} from './results';
import styles from './Finder.module.css';

interface Props {
  readonly state: FilterState;
  readonly onChange: (next: FilterState) => void;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number): string => (count === 1 ? '1 project' : `${count} projects`);

/** Says which choice to give up, and does it. */
export function NothingFits({state, onChange}: Props): ReactNode {
  const ways = relaxations(projects, state);
  return (
    <div className={styles.nothing}>
      <p>
        <strong>No project fits all of these choices.</strong>{' '}
        {ways.length > 0
          ? 'It is enough to give up one of them:'
          : 'More than one of them stands in the way.'}
      </p>
      <ul>
        {ways.map(({facet, count}) => (
          <li key={facet.name}>
            <SmallButton onClick={() => onChange(without(state, facet.name))}>
              {capitalised(facet.any)}: {counted(count)}
            </SmallButton>
          </li>
        ))}
        <li>
          <SmallButton onClick={() => onChange({...everything, sort: state.sort})}>
            Show all {counted(projects.length)}
          </SmallButton>
        </li>
      </ul>
    </div>
  );
}
