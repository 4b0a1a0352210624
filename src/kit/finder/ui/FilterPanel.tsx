import {type ReactNode, useState} from 'react';
import {readNumber} from '@site/src/kit/fields/readNumber';
import {formatCount} from '@site/src/kit/format/numbers';
import {notPublished, formatAnySize} from '../model/formatValue';
import type {View, FacetCounts} from '../model/look';
import {
  isFiltered,
  withoutFilters,
  withRange,
  withToggledChoice,
  type Query,
  noValue,
  type Range,
} from '../model/query';
import type {Step} from '../model/state';
import {countOf, type Table, type Column, headOf} from '../model/table';
import type {TableIndex, Numbers} from '../model/tableIndex';
import {Drawer} from './Drawer';
import styles from './FilterPanel.module.css';

interface RangeFieldsProps<Row> {
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

function RangeFields<Row>({
  column,
  extent,
  range = open,
  onChange,
}: RangeFieldsProps<Row>): ReactNode {
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

interface FacetFieldsProps<Row> {
  readonly column: Column<Row>;
  /** Undefined until all rows are there. */
  readonly facet: FacetCounts | undefined;
  readonly table: Table<Row>;
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

function FacetFields<Row>({
  column,
  facet,
  table,
  chosen,
  onToggle,
}: FacetFieldsProps<Row>): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{column.label}</legend>
      <div className={styles.options}>
        {facet?.options.map((option, place) => {
          const count = facet.counts[place] ?? 0;
          const name = option === noValue ? notPublished : option;
          return (
            <label key={option} className={styles.option} data-none={count === 0 || undefined}>
              <input
                type="checkbox"
                aria-label={`${name}, ${countOf(count, table)}`}
                checked={chosen.includes(option)}
                onChange={() => onToggle(option)}
              />
              <span>{name}</span>
              <span className={styles.count}>{formatCount(count)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface Props<Row> {
  readonly table: Table<Row>;
  readonly index: TableIndex<Row> | undefined;
  readonly view: View;
  readonly query: Query;
  readonly onChange: (query: Query, step?: Step) => void;
}

const noChoice: readonly string[] = [];

/** Facets and ranges, in a drawer. */
export function FilterPanel<Row>({table, index, view, query, onChange}: Props<Row>): ReactNode {
  const filtered = table.columns.filter(({facet, range}) => facet || range);
  const set = filtered.filter(({key}) => query.choices[key] ?? query.ranges[key]);
  if (filtered.length === 0) return null;
  return (
    <Drawer
      title="Filters"
      aside={set.length > 0 ? set.map(({label}) => label).join(', ') : undefined}
      renderActions={(close) => (
        <>
          <button type="button" className="button button--primary" onClick={close}>
            Show {countOf(view.places.length, table)}
          </button>
          {isFiltered(query) && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => onChange(withoutFilters(query))}
            >
              Reset
            </button>
          )}
        </>
      )}
    >
      {filtered.map((column) => {
        const {key} = column;
        const facet = index && view.facets.find((candidate) => candidate.key === key);
        const numbers = index?.numbers.find((candidate) => candidate.key === key);
        return column.facet ? (
          <FacetFields
            key={key}
            column={column}
            facet={facet}
            table={table}
            chosen={query.choices[key] ?? noChoice}
            onToggle={(value) => onChange(withToggledChoice(query, key, value))}
          />
        ) : (
          <RangeFields
            key={key}
            column={column}
            extent={numbers?.extent ?? null}
            range={query.ranges[key]}
            onChange={(range) => onChange(withRange(query, key, range), 'replace')}
          />
        );
      })}
    </Drawer>
  );
}
