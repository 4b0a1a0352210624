import type {ReactNode} from 'react';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCountOf} from '@site/src/kit/format/numbers';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import {faultsOf} from '../../model/ownFile/faults';
import {
  processColumns,
  weightColumns,
  withProcessColumn,
  type Mapping,
  columnOf,
  withRole,
  type Role,
} from '../../model/ownFile/mapping';
import type {OwnTable} from '../../model/ownFile/table';
import {SelectField, TextField} from './fields';
import {HistogramFields} from './HistogramFields';
import styles from './OwnFile.module.css';
import {ProblemMessage} from './ProblemMessage';

interface ProcessFieldsProps {
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
function ProcessFields({table, mapping, onChange}: ProcessFieldsProps): ReactNode {
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

interface Props {
  readonly table: OwnTable;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  readonly onDone: () => void;
  readonly backText: string;
  readonly onBack: () => void;
}

const none = '';

function Facts({
  table: {name, format, bytes, rows, columns, remarks},
  mapping,
}: Pick<Props, 'table' | 'mapping'>): ReactNode {
  return (
    <>
      <p>
        <b>{name}</b>: {format}, {formatBytes(bytes)}, {formatCountOf(rows, 'row')},{' '}
        {formatCountOf(columns.length, 'column')}.
        {mapping.recognised !== null && (
          <> Its columns match a known file: “{mapping.recognised}”.</>
        )}
      </p>
      {[...mapping.notes, ...remarks].map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
    </>
  );
}

/** What the columns are: filled in beforehand, to be changed by the reader. */
export function MappingForm({table, mapping, onChange, onDone, ...back}: Props): ReactNode {
  const faults = faultsOf(table, mapping);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.length === 0) onDone();
      }}
    >
      <Facts table={table} mapping={mapping} />
      <TextField
        label="Title"
        text={mapping.title}
        onChange={(title) => onChange({...mapping, title})}
      />
      <HistogramFields table={table} mapping={mapping} onChange={onChange} />
      <SelectField
        label="Weight column"
        value={mapping.weight ?? none}
        options={[
          {value: none, label: 'none: each row has weight 1'},
          ...weightColumns(table).map(({name}) => ({value: name, label: name})),
        ]}
        onChange={(name) => onChange({...mapping, weight: name === none ? null : name})}
      />
      <SelectField
        label="Process column"
        value={mapping.process ?? none}
        options={[
          {value: none, label: 'none: all rows belong to one process'},
          ...processColumns(table).map(({name}) => ({value: name, label: name})),
        ]}
        onChange={(name) =>
          onChange(withProcessColumn(table, mapping, name === none ? null : name))
        }
      />
      <ProcessFields table={table} mapping={mapping} onChange={onChange} />
      {faults.length > 0 && <ProblemMessage problems={faults} />}
      <p className={styles.buttons}>
        <button type="submit" className="button button--primary" disabled={faults.length > 0}>
          Show the histograms
        </button>
        <button type="button" className="button button--secondary" onClick={back.onBack}>
          {back.backText}
        </button>
      </p>
    </form>
  );
}
