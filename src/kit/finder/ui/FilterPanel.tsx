import type {ReactNode} from 'react';
import type {View} from '../model/look';
import {isFiltered, withoutFilters, withRange, withToggledChoice, type Query} from '../model/query';
import type {Step} from '../model/state';
import {countOf, type Table} from '../model/table';
import type {TableIndex} from '../model/tableIndex';
import {Drawer} from './Drawer';
import {FacetFields} from './FacetFields';
import {RangeFields} from './RangeFields';

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
