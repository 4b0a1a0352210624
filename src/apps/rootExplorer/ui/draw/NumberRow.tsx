import {useId, type ReactNode} from 'react';
import {formatSignificant} from '@site/src/kit/format/numbers';
import type {DrawnAxis} from '../../model/types';
import styles from './draw.module.css';
import type {NumberName, NumberProblems} from './fields';

interface Props {
  readonly label: string;
  readonly fields: readonly (readonly [NumberName, string])[];
  readonly texts: Readonly<Record<NumberName, string>>;
  /** What an empty range came to the last time. */
  readonly found: DrawnAxis | undefined;
  readonly problems: NumberProblems;
  readonly onChange: (name: NumberName, text: string) => void;
}

function placeholderOf(label: string, found: DrawnAxis | undefined): string {
  if (!found) return label === 'Bins' ? '' : 'found';
  return label === 'From'
    ? formatSignificant(found.low)
    : label === 'To'
      ? formatSignificant(found.high)
      : '';
}

/** Number of bins and ends of an axis; empty ends are set automatically. */
export function NumberRow({label, fields, texts, found, problems, onChange}: Props): ReactNode {
  const id = useId();
  const wrong = fields.filter(([name]) => problems[name] !== undefined);
  return (
    <fieldset className={styles.numbers}>
      <legend>
        {label} <span className={styles.quiet}>empty ends are set automatically</span>
      </legend>
      {fields.map(([name, title]) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{title}</label>
          <input
            id={`${id}-${name}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholderOf(title, found)}
            aria-invalid={problems[name] !== undefined}
            aria-describedby={problems[name] ? `${id}-${name}-problem` : undefined}
            value={texts[name]}
            onChange={({target}) => onChange(name, target.value)}
          />
        </div>
      ))}
      <div className={styles.problem} aria-live="polite">
        {wrong.map(([name, title]) => (
          <p key={name} id={`${id}-${name}-problem`}>
            <strong>{title}:</strong> {problems[name]}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
