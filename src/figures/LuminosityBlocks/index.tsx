import {useState, type ReactNode} from 'react';
import {keptOf, sumOf} from '@site/src/physics/goodRunList';
import {blocksOf, goodRangesOf, problems, run, type Problem} from './run';
import {Strip} from './Strip';
import styles from './styles.module.css';
import {altOf, keptRows, keptSentence, xmlOf} from './descriptions';

interface Props {
  readonly isApplied: boolean;
  readonly undone: readonly Problem[];
  readonly onApply: (isApplied: boolean) => void;
  readonly onUndo: (undone: readonly Problem[]) => void;
}

/** What the reader may switch. */
function Controls({isApplied, undone, onApply, onUndo}: Props): ReactNode {
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
        Apply the good run list
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

export {caption, invitation} from './descriptions';

/** A run in which the reader switches the good run list on and off, and what went wrong. */
export function LuminosityBlocks(): ReactNode {
  const [isApplied, setIsApplied] = useState(true);
  const [undone, setUndone] = useState<readonly Problem[]>([]);
  const happened = problems.filter((problem) => !undone.includes(problem));
  const blocks = blocksOf(happened);
  const ranges = goodRangesOf(happened);
  const list = {[run]: ranges};
  const all = sumOf(blocks);
  const good = keptOf(list, blocks);
  const kept = isApplied ? good : all;
  const sentence = keptSentence(kept, all);
  return (
    <div className={styles.figure}>
      <Controls isApplied={isApplied} undone={undone} onApply={setIsApplied} onUndo={setUndone} />
      <Strip
        name={altOf(happened, isApplied ? ranges : null, all.blocks - good.blocks, sentence)}
        happened={happened}
        blocks={blocks}
        ranges={isApplied ? ranges : null}
        list={list}
      />
      <dl className={styles.sums}>
        {keptRows(kept, all).map((row) => (
          <div key={row.name}>
            <dt>{row.name} kept</dt>
            <dd>
              <strong>{row.kept}</strong> of {row.all}
            </dd>
          </div>
        ))}
      </dl>
      <p className="visually-hidden" role="status">
        {sentence}
      </p>
      <p className={styles.heading}>The entry of this run in the format of a published list</p>
      <pre className={styles.list}>
        <code>{xmlOf(ranges)}</code>
      </pre>
    </div>
  );
}
