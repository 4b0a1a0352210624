import {type ReactNode, useState} from 'react';
import {formatCount, formatSignificant} from '@site/src/kit/format/numbers';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import type {Binning} from '@site/src/physics/statistics/binning';
import {limits} from '../../model/ownFile/limits';
import {
  histogramColumns,
  withHistogram,
  type MappedHistogram,
  type Mapping,
} from '../../model/ownFile/mapping';
import type {OwnColumn, OwnTable} from '../../model/ownFile/table';
import {TextField} from './fields';
import styles from './OwnFile.module.css';

interface AxisFieldsProps {
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
function AxisFields({axis, onChange}: AxisFieldsProps): ReactNode {
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

interface Props {
  readonly table: OwnTable;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

function columnText({kind, min, max, missing, words, categories}: OwnColumn): string {
  const range =
    kind === 'text'
      ? `${categories?.list.length ?? 0} different text values`
      : `${formatSignificant(min, 4)} to ${formatSignificant(max, 4)}`;
  const gaps = missing + words;
  return gaps > 0 ? `${range}, ${formatCount(gaps)} missing or not numeric` : range;
}

function ChosenFields({
  histogram,
  onChange,
}: {
  readonly histogram: MappedHistogram;
  readonly onChange: (histogram: MappedHistogram) => void;
}): ReactNode {
  const {column, label, axis, categories} = histogram;
  return (
    <details className={styles.axis}>
      <summary>
        Name and bins <span className="visually-hidden">of {column}</span>
      </summary>
      <div className={styles.axisFields}>
        <TextField
          label="Axis title"
          text={label}
          onChange={(text) => onChange({...histogram, label: text})}
        />
        {categories || 'edges' in axis ? (
          <p className={userFile.quiet}>Each value has its own bin.</p>
        ) : (
          <AxisFields axis={axis} onChange={(next) => onChange({...histogram, axis: next})} />
        )}
      </div>
    </details>
  );
}

/** Which columns have a histogram, and how it is binned. */
export function HistogramFields({table, mapping, onChange}: Props): ReactNode {
  const {histograms} = mapping;
  const isFull = histograms.length >= limits.histograms;
  return (
    <fieldset className={styles.group}>
      <legend>
        Histograms{' '}
        <span className={userFile.quiet}>
          {histograms.length} of {limits.histograms}
        </span>
      </legend>
      <ul className={styles.columns} role="list">
        {histogramColumns(table).map((column) => {
          const chosen = histograms.find((one) => one.column === column.name);
          return (
            <li key={column.name}>
              <label className={styles.box}>
                <input
                  type="checkbox"
                  checked={chosen !== undefined}
                  disabled={!chosen && isFull}
                  onChange={({target}) =>
                    onChange(withHistogram(table, mapping, column.name, target.checked))
                  }
                />
                <code>{column.name}</code>{' '}
                <span className={userFile.quiet}>{columnText(column)}</span>
              </label>
              {chosen && (
                <ChosenFields
                  histogram={chosen}
                  onChange={(next) =>
                    onChange({
                      ...mapping,
                      histograms: histograms.map((one) => (one === chosen ? next : one)),
                    })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
