import type {ReactNode} from 'react';
import {DataFinder, type Table} from '@site/src/kit/finder';
import {testRows, testTable} from '@site/src/kit/finder/model/testTable';

const table: Table<(typeof testRows)[number]> = {...testTable, name: 'sample'};
const load = async () => testRows;
const firstRows = testRows.slice(0, 3);

export function TableFinder(): ReactNode {
  return (
    <DataFinder
      table={table}
      load={load}
      firstRows={firstRows}
      total={testRows.length}
      csvHref="data:text/csv,name"
      renderSelection={(rows) => <p>What a page makes of {rows.length} chosen rows.</p>}
      renderDetail={({name}) => <p>What a page adds to {name}.</p>}
    />
  );
}
