import {useId, type ReactNode} from 'react';
import styles from './fields.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly remark?: string;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few options. */
export function ChoiceField<Value extends string>(props: Props<Value>): ReactNode {
  const {label, value, options, remark, onChange} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={remark ? `${id}-remark` : undefined}
        onChange={({target}) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {remark && (
        <p id={`${id}-remark`} className={styles.message}>
          {remark}
        </p>
      )}
    </div>
  );
}
