import type {ReactNode} from 'react';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {faultsOf} from '../../model/ownFile/faults';
import {
  processColumns,
  weightColumns,
  withProcessColumn,
  type Mapping,
} from '../../model/ownFile/mapping';
import type {OwnTable} from '../../model/ownFile/table';
import {HistogramFields} from './HistogramFields';
import {ProblemMessage} from './ProblemMessage';
import {ProcessFields} from './ProcessFields';
import {SelectField, TextField} from './fields';
import styles from './OwnFile.module.css';

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
