import {Fragment, type ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {cellStyles} from '@site/src/components/FactCells';
import {Unit} from '@site/src/components/Unit';
import {VariableName} from '@site/src/components/VariableName';
import {releaseOf} from '@site/src/data/catalogue/releases';
import type {Variable} from '@site/src/data/catalogue/types';
import {Table} from '../Table';
import styles from './styles.module.css';
import {changeGroups, unitsOf, type Change, type ChangeGroup} from './changes';

const headings: Readonly<Record<ChangeGroup['kind'], string>> = {
  unit: 'Same name, different unit',
  changed: 'Same name, different content',
  renamed: 'Different name',
  replaced: 'Different name and content',
  removed: 'Removed',
  added: 'Added',
  same: 'Unchanged',
};

const before = releaseOf('2020e-13tev');
const after = releaseOf('2025e-13tev-beta');

function Names({variables}: {readonly variables: readonly Variable[]}): ReactNode {
  if (variables.length === 0) return <span className={cellStyles.soft}>none</span>;
  return variables.map(({name}, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <VariableName name={name} />
    </Fragment>
  ));
}

function Units({change}: {readonly change: Change}): ReactNode {
  const units = unitsOf(change);
  if (!units) return <Unit of={(change.from ?? change.to[0])?.unit ?? null} />;
  if (units.before === units.after) return <Unit of={units.after} />;
  return (
    <>
      <Unit of={units.before} /> → <Unit of={units.after} />
    </>
  );
}

function Row({change}: {readonly change: Change}): ReactNode {
  const {from, to, note} = change;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Names variables={from ? [from] : []} />
      </th>
      <td className={styles.name}>
        <Names variables={to} />
      </td>
      <td className={cellStyles.fixed}>
        <Units change={change} />
      </td>
      <td className={cellStyles.words}>{note}</td>
    </tr>
  );
}

/** The variables of the 2020 ntuples and their counterparts in the 2025 ntuples. */
export function VariableChanges(): ReactNode {
  return (
    <>
      <p>
        The tree <code>{before.tree}</code> is now called <code>{after.tree}</code>, and energies
        are in {after.energyUnit} instead of {before.energyUnit}.
      </p>
      <Table aria-label="Variables of the 2020 and 2025 releases">
        <ColumnHeads of={['In 2020', 'In 2025', 'Unit', 'Notes']} />
        {changeGroups.map(({kind, changes}) => (
          <tbody key={kind}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={cellStyles.group}>
                {headings[kind]} ({changes.length})
              </th>
            </tr>
            {changes.map((change) => (
              <Row key={change.from?.name ?? change.to[0]?.name} change={change} />
            ))}
          </tbody>
        ))}
      </Table>
    </>
  );
}
