import {useDeferredValue, useId, useState, type ReactNode} from 'react';
import {cellStyles} from '@site/src/components/FactCells';
import {SearchField} from '@site/src/components/SearchField';
import type {ReleaseKey, Variable} from '@site/src/data/catalogue/types';
import {Group} from './Group';
import {grouped} from '@site/src/lib/variableGroups';
import {withWords} from './rows';
import styles from './styles.module.css';

export interface VariableListProps {
  /** One group only, without a filter. */
  readonly group?: string;
}

interface FieldProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly found: number;
  readonly all: number;
}

function Field({words, onWords, found, all}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter} data-without-javascript="hide">
      <label htmlFor={id}>Filter by words</label>
      <SearchField
        id={id}
        name="words"
        placeholder="all words must fit"
        value={words}
        onChange={({target}) => onWords(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={styles.found}>
        {found === all ? `${all} variables` : `${found} of ${all} variables`}
      </p>
    </div>
  );
}

/** The list of a release, as the tag of this folder shows it. */
export function listOf(release: ReleaseKey, variables: readonly Variable[]) {
  return function VariableList({group}: VariableListProps): ReactNode {
    const [words, setWords] = useState('');
    const wanted = useDeferredValue(words);
    const all = group ? variables.filter((variable) => variable.group === group) : variables;
    const found = withWords(all, wanted);
    if (all.length === 0) throw new Error(`${release} has no variables of the group ${group}.`);
    return (
      <>
        {!group && <Field words={words} onWords={setWords} found={found.length} all={all.length} />}
        {grouped(found).map((part) => (
          <Group key={part.name} group={part} release={release} hasHeading={!group} />
        ))}
        {found.length === 0 && (
          <p className={cellStyles.note}>No variable has all of these words. Try fewer.</p>
        )}
      </>
    );
  };
}
