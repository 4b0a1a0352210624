import {lazy, Suspense, useMemo, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DataFinder, type Table} from '@site/src/kit/finder';
import type {Sample, Variant2020} from '@site/src/data/catalogue';
import type {FinderRelease} from './model/options';
import {SampleDetail} from './ui/SampleDetail';

const SelectionPanel = lazy(async () => ({
  default: (await import('./ui/SelectionPanel')).SelectionPanel,
}));

interface Props<Row extends Sample> {
  readonly release: FinderRelease;
  readonly table: Table<Row>;
  readonly samples: readonly Row[];
  /** The name of its file below /data, without the ending. */
  readonly file: string;
  /** Numbers of one collection of the 2020 release. */
  readonly variants?: readonly Variant2020[];
}

const firstRows = 25;
const noVariants: readonly Variant2020[] = [];

/** The finder over the samples of one release. */
export function SampleTable<Row extends Sample>(props: Props<Row>): ReactNode {
  const {release, table, samples, file, variants = noVariants} = props;
  const load = useMemo(() => () => Promise.resolve(samples), [samples]);
  const first = useMemo(() => samples.slice(0, firstRows), [samples]);
  return (
    <DataFinder
      table={table}
      load={load}
      firstRows={first}
      total={samples.length}
      csvHref={useBaseUrl(`/data/${file}.csv`)}
      renderDetail={(sample) => <SampleDetail release={release} sample={sample} />}
      renderSelection={(chosen) => (
        <Suspense fallback={<p>Loading the actions for the selection …</p>}>
          <SelectionPanel release={release} samples={chosen} variants={variants} />
        </Suspense>
      )}
    />
  );
}
