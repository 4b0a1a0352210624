import type {ReactNode} from 'react';
import {problems, type Problem} from './run';
import styles from './styles.module.css';

interface Props {
  readonly isApplied: boolean;
  readonly undone: readonly Problem[];
  readonly onApply: (isApplied: boolean) => void;
  readonly onUndo: (undone: readonly Problem[]) => void;
}

/** What the reader may switch. */
export function Controls({isApplied, undone, onApply, onUndo}: Props): ReactNode {
  const toggle = (problem: Problem): void =>
    onUndo(
      undone.includes(problem) ? undone.filter((other) => other !== problem) : [...undone, problem],
    );
  return (
    <fieldset className={styles.controls} data-without-javascript="hide">
      <legend>Try it</legend>
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          checked={isApplied}
          onChange={({target}) => onApply(target.checked)}
        />{' '}
        Apply the good-run list
      </label>
      {problems
        .filter(({choice}) => choice !== null)
        .map((problem) => (
          <label key={problem.part}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={!undone.includes(problem)}
              onChange={() => toggle(problem)}
            />{' '}
            {problem.choice}
          </label>
        ))}
    </fieldset>
  );
}
