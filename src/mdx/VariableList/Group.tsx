import type {ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {Below, cellStyles} from '@site/src/components/FactCells';
import {Unit} from '@site/src/components/Unit';
import {VariableName} from '@site/src/components/VariableName';
import type {Variable} from '@site/src/data/catalogue/types';
import {Table} from '../Table';
import {anchorOf, titleOf, type VariableGroup} from '@site/src/lib/variableGroups';
import {doubtOf} from './rows';
import styles from './styles.module.css';

function Row({variable}: {readonly variable: Variable}): ReactNode {
  const {name, type, unit, meaning, mcOnly} = variable;
  const doubt = doubtOf(variable);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <VariableName name={name} />
        <Below>{type ?? 'type not known'}</Below>
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

export function Group({group, release, hasHeading}: Props): ReactNode {
  const {name, variables} = group;
  const title = titleOf(name);
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
