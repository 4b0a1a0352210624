import {useState, type ReactNode} from 'react';
import {formatAnySize} from '../model/formatValue';
import type {Range} from '../model/query';
import {headOf, type Column} from '../model/table';
import type {Numbers} from '../model/tableIndex';
import {readNumber} from '@site/src/kit/fields/readNumber';
import styles from './FilterPanel.module.css';

interface Props<Row> {
  readonly column: Column<Row>;
  readonly extent: Numbers['extent'];
  readonly range: Range | undefined;
  readonly onChange: (range: Range) => void;
}

const open: Range = {from: null, to: null};
const ends = {from: 'at least', to: 'at most'} as const;

/** The typed text while it means the number that is set, so that "1e" on the way to "1e3" stays. */
type RangeInput = Readonly<Record<keyof Range, string>>;

const written = (value: number | null): string => (value === null ? '' : String(value));

export function RangeFields<Row>({column, extent, range = open, onChange}: Props<Row>): ReactNode {
  const [typed, setTyped] = useState<RangeInput>({from: '', to: ''});
  const textOf = (end: keyof Range): string => {
    const number = readNumber(typed[end]);
    const isMeant = number === undefined || number === range[end];
    return isMeant ? typed[end] : written(range[end]);
  };
  const isWrong = (end: keyof Range): boolean => readNumber(textOf(end)) === undefined;
  const isCrossed = range.from !== null && range.to !== null && range.from > range.to;

  function type(end: keyof Range, text: string): void {
    setTyped({...typed, [end]: text});
    const number = readNumber(text);
    if (number !== undefined && number !== range[end]) onChange({...range, [end]: number});
  }

  return (
    <fieldset className={styles.group}>
      <legend>{headOf(column)}</legend>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={styles.end}>
          <span>{ends[end]}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={textOf(end)}
            aria-invalid={isWrong(end) || isCrossed || undefined}
            onChange={({target}) => type(end, target.value)}
          />
        </label>
      ))}
      <p className={styles.hint}>
        {isWrong('from') || isWrong('to')
          ? 'Enter numbers such as 0.5 or 1e-3.'
          : isCrossed
            ? 'The first number must not be greater than the second.'
            : extent && `${formatAnySize(extent.least)} to ${formatAnySize(extent.most)}`}
      </p>
    </fieldset>
  );
}
