import {useDeferredValue, useId, useState, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {cellStyles, Below} from '@site/src/components/FactCells';
import {SearchField} from '@site/src/components/SearchField';
import {Unit} from '@site/src/components/Unit';
import {VariableName} from '@site/src/components/VariableName';
import {flagMeanings} from '@site/src/data/catalogue/flags';
import type {ReleaseKey, Variable} from '@site/src/data/catalogue/types';
import {grouped, anchorOf, titleOf, type VariableGroup} from '@site/src/lib/variableGroups';
import {Table} from '../Table';
import styles from './styles.module.css';

/** All facts about a variable as one text for the search. */
function textOf({name, type, unit, group, mcOnly, meaning, reason}: Variable): string {
  const holds = mcOnly ? 'simulation only' : '';
  return [name, type, unit, group, holds, meaning, reason].join(' ').toLowerCase();
}

/** The variables that contain every word of the query, in any order. */
function filterVariables(variables: readonly Variable[], words: string): readonly Variable[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return variables.filter((variable) => wanted.every((word) => textOf(variable).includes(word)));
}

/** The note on an uncertain entry; undefined without one. */
const doubtOf = ({flag, reason}: Variable): string | undefined =>
  flag === null || reason === null ? undefined : `${flagMeanings[flag]}: ${reason}`;

function Row({variable}: {readonly variable: Variable}): ReactNode {
  const {name, type, unit, meaning, mcOnly} = variable;
  const doubt = doubtOf(variable);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <VariableName name={name} />
        <Below>{type ?? 'type unknown'}</Below>
      </th>
      <td className={cellStyles.fixed}>
        <Unit of={unit} />
      </td>
      <td className={cellStyles.words}>
        {meaning ?? 'not documented'}
        {mcOnly && <Below>simulation only</Below>}
        {doubt && (
          <Below>
            <span className={styles.doubt}>{doubt}</span>
          </Below>
        )}
      </td>
    </tr>
  );
}

interface Props {
  readonly group: VariableGroup;
  readonly release: string;
  /** Whether a heading names the group, which links and the search can lead to. */
  readonly hasHeading: boolean;
}

function Group({group, release, hasHeading}: Props): ReactNode {
  const {name, variables} = group;
  const title = titleOf(name);
  useBrokenLinks().collectAnchor(anchorOf(name));
  return (
    <>
      {hasHeading && (
        <h3 id={anchorOf(name)}>
          {title} ({variables.length})
        </h3>
      )}
      <Table aria-label={`${title}, ${release}`} className={styles.table}>
        <ColumnHeads of={['Name and type', 'Unit', 'Meaning']} />
        <tbody>
          {variables.map((variable) => (
            <Row key={variable.name} variable={variable} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

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
        placeholder="matches all words"
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
    const found = filterVariables(all, wanted);
    if (all.length === 0) throw new Error(`${release} has no variables of the group ${group}.`);
    return (
      <>
        {!group && <Field words={words} onWords={setWords} found={found.length} all={all.length} />}
        {grouped(found).map((part) => (
          <Group key={part.name} group={part} release={release} hasHeading={!group} />
        ))}
        {found.length === 0 && (
          <p className={cellStyles.note}>
            No variable matches all of these words. Try fewer words.
          </p>
        )}
      </>
    );
  };
}
