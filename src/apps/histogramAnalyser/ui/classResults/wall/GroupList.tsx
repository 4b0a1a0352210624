import type {ReactNode} from 'react';
import type {ClassResults} from '../../../model/classResults/classResults';
import {readPart} from '../../../model/classResults/partNames';
import styles from './Wall.module.css';

interface Props {
  readonly groups: number;
  readonly taken: ClassResults['taken'];
}

/** The groups, with a mark for those that have handed in. */
export function GroupList({groups, taken}: Props): ReactNode {
  const membersOf = (part: string): readonly number[] => readPart(part)?.members ?? [];
  const all = new Set(taken.flatMap(({result}) => membersOf(result.part)));
  const last = new Set(membersOf(taken.at(-1)?.result.part ?? ''));
  const stateOf = (group: number): string =>
    last.has(group) ? 'new' : all.has(group) ? 'in' : 'not yet';
  return (
    <section className={styles.groups} aria-label="Groups">
      <h3>Groups</h3>
      <ol role="list">
        {Array.from({length: groups}, (_, at) => at + 1).map((group) => (
          <li key={group} data-state={stateOf(group)}>
            {group}
            <span className="visually-hidden"> {stateOf(group)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.key}>
        <span data-state="new">new</span> <span data-state="in">in</span>{' '}
        <span data-state="not yet">not yet</span>
      </p>
    </section>
  );
}
