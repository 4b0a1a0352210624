import type {ReactNode} from 'react';
import {archiveBytes} from '@site/src/lib/collectionSizes';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatDate} from '@site/src/kit/format/dates';
import {Chart, Dot, Row, rowHeight} from '../chart';
import {logarithmic} from '../chart/scale';
import {releaseSizes, type ReleaseSize} from './sizes';

const range = {low: 1e9, high: 1e14};

const lines = [1e9, 1e10, 1e11, 1e12, 1e13, 1e14].map((bytes) => logarithmic(bytes, range));

const ticks = [1e9, 1e11, 1e13].map((bytes) => ({
  at: logarithmic(bytes, range),
  label: formatBytes(bytes).replace('.00', ''),
}));

const beams = {pp: 'pp', PbPb: 'Pb+Pb'} as const;

const collisionsOf = ({release: {collision, energyTeV}}: ReleaseSize): string =>
  `${beams[collision]} ${energyTeV} TeV`;

const sizeOf = ({bytes}: ReleaseSize): string =>
  bytes === null ? 'not published' : formatBytes(bytes);

export const caption = `Size of the files of each release, on a logarithmic axis: a step from one line to the next is a factor of ten. For 2020 the single files are counted, which the portal also packs into archives of ${formatBytes(archiveBytes)}; for 2025 the ntuples without skim. As of ${formatDate(releaseSizes[0]?.release.asOf ?? '')}.`;

export const alt = `Sizes of the releases: ${releaseSizes
  .map((size) => `${size.release.key} (${size.release.audience}) ${sizeOf(size)}`)
  .join(', ')}.`;

/** How much there is to download, release by release. */
export function ReleaseSizes(): ReactNode {
  return (
    <Chart
      height={releaseSizes.length * rowHeight}
      title="size of the files"
      ticks={ticks}
      lines={lines}
      legend={[
        {kind: 'full', form: 'dot', name: 'education'},
        {kind: 'hollow', form: 'dot', name: 'research'},
      ]}
    >
      {releaseSizes.map((size, index) => (
        <Row
          key={size.release.key}
          index={index}
          name={size.release.key}
          isCode
          detail={collisionsOf(size)}
        >
          {size.bytes === null ? (
            <text y="0.34em">not published</text>
          ) : (
            <Dot
              at={logarithmic(size.bytes, range)}
              kind={size.release.audience === 'education' ? 'full' : 'hollow'}
              text={sizeOf(size)}
            />
          )}
        </Row>
      ))}
    </Chart>
  );
}
