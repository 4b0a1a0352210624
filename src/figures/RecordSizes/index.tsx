import {useId, type ReactNode} from 'react';
import {records} from '@site/src/data/catalogue/records';
import type {CatalogueRecord, ReleaseKey} from '@site/src/data/catalogue/types';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatPercent} from '@site/src/kit/format/quantities';
import {linearPercent} from '@site/src/plot/percent';
import {Bar, Chart, Hatched, Row, rowHeight} from '../chart';

/** Three to five equal, round steps from zero to the first that is not below a value. */
export function roundSteps(value: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [0.2, 0.25, 0.5, 1, 2, 2.5].find((size) => value / (size * power) <= 5) ?? 2.5;
  const count = Math.ceil(value / (step * power));
  return Array.from({length: count + 1}, (_, index) => index * step * power);
}

interface RecordWithSize extends CatalogueRecord {
  readonly bytes: number;
}

const isSized = (record: CatalogueRecord): record is RecordWithSize => record.bytes !== null;

/** The datasets of a release whose size is known, the largest first. */
export const sizedRecords = (release: ReleaseKey): readonly RecordWithSize[] =>
  records
    .filter((record) => record.release === release && record.level === 'dataset')
    .filter(isSized)
    .sort((first, second) => second.bytes - first.bytes);

const kindOf = ({kind}: CatalogueRecord): string => (kind === 'data' ? 'data' : 'simulation');

export const captionOf = (release: ReleaseKey): string => {
  const all = sizedRecords(release);
  const whole = all.reduce((sum, {bytes}) => sum + bytes, 0);
  const [largest] = all;
  const share = formatPercent(largest ? largest.bytes / whole : 0);
  return `Size of the records of ${release}, in total ${formatBytes(whole)}. The largest, ${largest?.collection ?? ''}, contains ${share} of it. The bars begin at zero, so their lengths can be compared.`;
};

export const altOf = (release: ReleaseKey): string =>
  `Sizes of the records, the largest first: ${sizedRecords(release)
    .map((record) => `${record.collection} (${kindOf(record)}) ${formatBytes(record.bytes)}`)
    .join(', ')}.`;

/** How the size of a release divides among its records. */
export function RecordSizes({release}: {readonly release: ReleaseKey}): ReactNode {
  const hatching = useId();
  const all = sizedRecords(release);
  const steps = roundSteps(all[0]?.bytes ?? 1);
  const range = {min: 0, max: steps.at(-1) ?? 1};
  const ticks = steps.map((bytes) => ({
    at: linearPercent(bytes, range),
    label: bytes === 0 ? '0' : formatBytes(bytes).replace('.00', ''),
  }));
  return (
    <Chart
      height={all.length * rowHeight}
      title="size of the files"
      ticks={ticks}
      legend={[
        {kind: 'full', form: 'bar', name: 'data'},
        {kind: 'hatched', form: 'bar', name: 'simulation'},
      ]}
    >
      <Hatched id={hatching} />
      {all.map((record, index) => (
        <Row
          key={record.id}
          index={index}
          name={record.collection}
          value={formatBytes(record.bytes)}
        >
          <Bar
            from={0}
            to={linearPercent(record.bytes, range)}
            kind={record.kind === 'data' ? 'full' : 'hatched'}
            hatching={hatching}
          />
        </Row>
      ))}
    </Chart>
  );
}
