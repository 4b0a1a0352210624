import {useState, type ReactNode} from 'react';
import type {Binning} from '@site/src/physics/statistics/binning';
import {TextField} from './fields';
import styles from './OwnFile.module.css';

interface Props {
  readonly axis: Binning;
  readonly onChange: (axis: Binning) => void;
}

const fields = [
  ['low', 'From'],
  ['high', 'To'],
  ['bins', 'Bins'],
] as const;

/** A comma counts as a decimal point; a text that is not a number is NaN, which no axis has. */
const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));

/** Ends and number of bins, as readers type them. */
export function AxisFields({axis, onChange}: Props): ReactNode {
  const [texts, setTexts] = useState({
    low: String(axis.low),
    high: String(axis.high),
    bins: String(axis.bins),
  });
  return (
    <div className={styles.numbers}>
      {fields.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          isNumber
          text={texts[field]}
          onChange={(text) => {
            setTexts({...texts, [field]: text});
            onChange({...axis, [field]: numberIn(text)});
          }}
        />
      ))}
    </div>
  );
}
