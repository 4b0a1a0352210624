import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './NumberField.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** Only whole numbers. */
  readonly isInteger?: boolean;
  readonly onCommit: (value: number) => void;
}

/** A number within limits, which is set with Enter or when the field loses the focus. */
export function NumberField(props: Props): ReactNode {
  const {label, value, unit, low, high, isInteger = false, onCommit} = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? value : draft.trim() === '' ? NaN : Number(draft);
  const isFine = typed >= low && typed <= high && (!isInteger || Number.isInteger(typed));
  const commit = (): void => {
    if (draft !== undefined && isFine && typed !== value) onCommit(typed);
    setDraft(undefined);
  };
  const press = ({key}: KeyboardEvent): void => {
    if (key === 'Enter') commit();
    if (key === 'Escape') setDraft(undefined);
  };
  const hint = `${low} to ${high}${unit && ` ${unit}`}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          step="any"
          min={low}
          max={high}
          autoComplete="off"
          value={draft ?? String(Number(value.toPrecision(6)))}
          aria-invalid={!isFine || undefined}
          aria-describedby={isFine ? undefined : `${id}-hint`}
          onChange={({target}) => setDraft(target.value)}
          onKeyDown={press}
          onBlur={commit}
        />
        {unit}
      </span>
      {!isFine && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
