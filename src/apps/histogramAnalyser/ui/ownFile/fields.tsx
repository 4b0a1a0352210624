import {useId, type ReactNode} from 'react';
import styles from './OwnFile.module.css';

interface TextProps {
  readonly label: string;
  readonly text: string;
  readonly isNumber?: boolean;
  readonly onChange: (text: string) => void;
}

export function TextField({label, text, isNumber = false, onChange}: TextProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        value={text}
        onChange={({target}) => onChange(target.value)}
      />
    </div>
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectProps<Value>): ReactNode {
  const {label, value, options, onChange} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({target}) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
