import type {ReactNode} from 'react';
import {DataFinder} from '@site/src/kit/finder';
import {atlasRows, atlasTable} from '../../model/atlas/table';
import {AtlasDetail} from './AtlasDetail';
import {AtlasMap} from './AtlasMap';

const load = () => Promise.resolve(atlasRows);

/** The finder over the samples of all releases, with a map of them. */
export function Atlas(): ReactNode {
  return (
    <DataFinder
      table={atlasTable}
      load={load}
      firstRows={[]}
      total={atlasRows.length}
      renderOverview={(overview) => <AtlasMap {...overview} />}
      renderDetail={(row) => <AtlasDetail row={row} />}
    />
  );
}
