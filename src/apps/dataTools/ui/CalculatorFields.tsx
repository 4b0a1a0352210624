import type {ReactNode} from 'react';
import {releaseOf, type ReleaseKey} from '@site/src/data/catalogue';
import type {Texts} from '../model/calculator';
import {fields, fieldsOf, type FieldName} from '../model/fields';
import type {readField} from '../model/readField';
import {NumberField} from './NumberField';
import styles from './Calculator.module.css';

interface Props {
  readonly release: ReleaseKey;
  /** Whether the numbers are those of a sample, so that a missing one is not published. */
  readonly isOfSample: boolean;
  readonly texts: Texts;
  readonly readings: ReadonlyMap<FieldName, ReturnType<typeof readField>>;
  readonly onChange: (name: FieldName, text: string) => void;
}

/** What readers have to know of a field before they fill it. */
const remarks: Partial<Record<FieldName, string>> = {
  effective: 'with k-factor, filter and branching ratio',
  sumOfWeights: 'of the whole sample, before any selection',
  reduction: 'the part of the sample that the file keeps',
  events: 'of the whole sample',
};

export function CalculatorFields({
  release,
  isOfSample,
  texts,
  readings,
  onChange,
}: Props): ReactNode {
  const {luminosityNote} = releaseOf(release);
  return (
    <div className={styles.fields}>
      {fieldsOf(release).map((name) => {
        const {label, symbol, unit} = fields[name];
        const reading = readings.get(name);
        return (
          <NumberField
            key={name}
            label={label}
            symbol={symbol}
            unit={unit}
            text={texts[name] ?? ''}
            placeholder={isOfSample ? 'not published' : undefined}
            problem={reading?.problem}
            remark={reading?.doubt ?? remarks[name]}
            onChange={(text) => onChange(name, text)}
          />
        );
      })}
      <p className={styles.note}>{luminosityNote}</p>
    </div>
  );
}
