import type {ReactNode} from 'react';
import {formatCountOf} from '@site/src/kit/format/numbers';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import {columnOf, withRole, type Mapping, type Role} from '../../model/ownFile/mapping';
import type {OwnTable} from '../../model/ownFile/table';
import {SelectField, TextField} from './fields';
import styles from './OwnFile.module.css';

interface Props {
  readonly table: OwnTable;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

const roles: readonly {readonly value: Role; readonly label: string}[] = [
  {value: 'background', label: 'simulated background'},
  {value: 'signal', label: 'simulated signal'},
  {value: 'data', label: 'data'},
];

/** Name and kind of each process; values of one name are added up. */
export function ProcessFields({table, mapping, onChange}: Props): ReactNode {
  const {process, processes} = mapping;
  const list = columnOf(table, process)?.categories?.list;
  const rename = (place: number, label: string): void =>
    onChange({
      ...mapping,
      processes: processes.map((entry, i) => (i === place ? {...entry, label} : entry)),
    });
  return (
    <fieldset className={styles.group}>
      <legend>Processes</legend>
      {processes.map(({value, label, role}, place) => {
        const rows = list?.[place]?.rows ?? table.rows;
        const what = list ? `${process} = ${list[place]?.label}` : 'all rows';
        return (
          <div key={String(value)} className={styles.process} role="group" aria-label={what}>
            <p>
              <code>{what}</code>{' '}
              <span className={userFile.quiet}>{formatCountOf(rows, 'row')}</span>
            </p>
            <TextField label="Name" text={label} onChange={(text) => rename(place, text)} />
            <SelectField
              label="Kind"
              value={role}
              options={roles}
              onChange={(next) => onChange(withRole(mapping, place, next))}
            />
          </div>
        );
      })}
      {processes.length > 1 && (
        <p className={userFile.quiet}>Values with the same name are combined into one process.</p>
      )}
    </fieldset>
  );
}
