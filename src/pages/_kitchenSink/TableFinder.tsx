import type {ReactNode} from 'react';
import {DataFinder, type Table} from '@site/src/apps/dataFinder';
import {sampleRows, sampleTable} from '@site/src/apps/dataFinder/sample';

const table: Table<(typeof sampleRows)[number]> = {...sampleTable, name: 'sample'};
const load = async () => sampleRows;
const firstRows = sampleRows.slice(0, 3);

export function TableFinder(): ReactNode {
  return (
    <DataFinder
      table={table}
      load={load}
      firstRows={firstRows}
      total={sampleRows.length}
      csvHref="data:text/csv,name"
      renderSelection={(rows) => <p>What a page makes of {rows.length} chosen rows.</p>}
      renderDetail={({name}) => <p>What a page adds to {name}.</p>}
    />
  );
}
