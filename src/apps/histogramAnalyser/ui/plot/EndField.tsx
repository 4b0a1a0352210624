import {useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** `from` or `to`. */
  readonly label: string;
  /** Of what, for those who do not see where it stands. */
  readonly of: string;
  /** Printed after it; the other end of a range may have it for both. */
  readonly unit?: string;
  readonly step: number;
  readonly value: number | null;
  /** Whether the text of the field is invalid. */
  readonly isBad: (value: number | null) => boolean;
  readonly onType: (value: number | null) => void;
  readonly onDone: () => void;
  readonly onEnter?: (() => void) | undefined;
}

const parsed = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
};

/** One end of a range, as a number; empty means open. What is typed counts while it makes sense. */
export function EndField(props: Props): ReactNode {
  const {label, of, unit, step, value, isBad, onType, onDone, onEnter} = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const typed = draft === undefined ? value : parsed(draft);
  const type = (text: string): void => {
    setDraft(text);
    const end = parsed(text);
    if (end !== undefined && !isBad(end)) onType(end);
  };
  const done = (): void => {
    setDraft(undefined);
    onDone();
  };
  return (
    <span className={styles.end}>
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden">, {of}</span>
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        step={step}
        value={draft ?? (value === null ? '' : `${Number(value.toPrecision(9))}`)}
        placeholder="open"
        autoComplete="off"
        data-end={label}
        aria-invalid={typed === undefined || (draft !== undefined && isBad(typed)) || undefined}
        onChange={({target}) => type(target.value)}
        onKeyDown={({key}) => {
          if (key !== 'Enter') return;
          done();
          onEnter?.();
        }}
        onBlur={done}
      />
      {unit && <span aria-hidden>{unit}</span>}
    </span>
  );
}
