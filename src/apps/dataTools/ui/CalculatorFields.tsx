import type {ReactNode} from 'react';
import {releaseOf, type ReleaseKey} from '@site/src/data/catalogue';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import type {readField} from '@site/src/kit/fields/readField';
import {quantities, type QuantityName} from '@site/src/physics/normalisation';
import type {Texts} from '../model/calculator';
import {fieldsOf} from '../model/fields';
import styles from './Calculator.module.css';

interface Props {
  readonly release: ReleaseKey;
  /** True if the numbers are those of a sample: a missing one is then not published. */
  readonly isOfSample: boolean;
  readonly texts: Texts;
  readonly readings: ReadonlyMap<QuantityName, ReturnType<typeof readField>>;
  readonly onChange: (name: QuantityName, text: string) => void;
}

/** A hint for a field, shown before it is filled in. */
const remarks: Partial<Record<QuantityName, string>> = {
  effective: 'including k-factor, filter efficiency and branching ratio',
  sumOfWeights: 'of the whole sample, before any selection',
  reduction: 'the fraction of the sample that is in the file',
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
        const {label, symbol, unit} = quantities[name];
        const reading = readings.get(name);
        return (
          <NumberTextField
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
