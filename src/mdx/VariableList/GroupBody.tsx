import type {ReactNode} from 'react';
import {Below, cellStyles} from '@site/src/components/FactCells';
import {Unit} from '@site/src/components/Unit';
import {VariableName} from '@site/src/components/VariableName';
import type {Variable} from '@site/src/data/catalogue/types';
import {doubtOf, type VariableGroup} from './rows';
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
  /** Whether a row names the group. */
  readonly hasHead: boolean;
}

export function GroupBody({group: {name, variables}, hasHead}: Props): ReactNode {
  return (
    <tbody>
      {hasHead && (
        <tr>
          <th scope="rowgroup" colSpan={3} className={cellStyles.group}>
            {name} ({variables.length})
          </th>
        </tr>
      )}
      {variables.map((variable) => (
        <Row key={variable.name} variable={variable} />
      ))}
    </tbody>
  );
}
