import type {ReactNode} from 'react';
import {formatCount, formatSignificant} from '@site/src/kit/format/numbers';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import {limits} from '../../model/ownFile/limits';
import {
  histogramColumns,
  withHistogram,
  type MappedHistogram,
  type Mapping,
} from '../../model/ownFile/mapping';
import type {OwnColumn, OwnTable} from '../../model/ownFile/table';
import {AxisFields} from './AxisFields';
import {TextField} from './fields';
import styles from './OwnFile.module.css';

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
