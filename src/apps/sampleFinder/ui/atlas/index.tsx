import {type ReactNode, lazy, Suspense} from 'react';
import Link from '@docusaurus/Link';
import {DataFinder} from '@site/src/kit/finder';
import {atlasRows, atlasTable, releaseNames, type AtlasRow} from '../../model/atlas/table';
import type {FinderRelease} from '../../model/options';
import {SampleDetail} from '../SampleDetail';
import {AtlasMap} from './AtlasMap';

const SelectionPanel = lazy(async () => ({
  default: (await import('../SelectionPanel')).SelectionPanel,
}));

/** Pages with all columns of a release, and with the limits of its use. */
const pages: Readonly<Record<FinderRelease, {readonly table: string; readonly limits?: string}>> = {
  '2016e-8tev': {table: '/docs/data/for_education/8TeV_metadata'},
  '2020e-13tev': {
    table: '/docs/data/for_education/13TeV_metadata',
    limits: '/docs/data/for_education/13TeV_limitations',
  },
  '2024r-pp': {
    table: '/docs/data/for_research/metadata',
    limits: '/docs/data/for_research/limitations_pp',
  },
  '2025e-13tev-beta': {table: '/docs/data/for_education/13TeV25_metadata'},
  '2025r-evgen-13tev': {
    table: '/docs/data/for_research/evgen_metadata',
    limits: '/docs/data/for_research/limitations_evgen',
  },
};

/** Code, files, weights, citation and limits of one sample, for each release that contains it. */
function AtlasDetail({row: {releases, sample}}: {readonly row: AtlasRow}): ReactNode {
  return releases.map((release) => (
    <section key={release}>
      <h3>{releaseNames[release]}</h3>
      <SampleDetail release={release} sample={sample} />
      <p>
        <Link to={`${pages[release].table}?mc.sel=${sample.dsid}`}>
          All columns of this release
        </Link>
        {pages[release].limits && (
          <>
            {' · '}
            <Link to={pages[release].limits}>Limitations</Link>
          </>
        )}
      </p>
      <Suspense fallback={<p>Loading code and citation …</p>}>
        <SelectionPanel release={release} samples={[sample]} variants={[]} />
      </Suspense>
    </section>
  ));
}

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
