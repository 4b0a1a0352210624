import {useId, type ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure';
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {logarithmicPercent} from '@site/src/plot/percent';
import {Bar, Chart, Dot, Hatched, Row, rowHeight} from '../chart';
import {formats, type Format} from './formats';
import styles from './styles.module.css';

/** A size with the precision that tells releases apart: whole kB from 20 kB on. */
const printKilobytes = (kilobytes: number): string =>
  kilobytes >= 1000
    ? formatWithUnit(kilobytes / 1000, 'MB', {unbroken: true})
    : formatWithUnit(
        formatNumber(kilobytes, {maxDecimals: kilobytes >= 20 ? 0 : kilobytes < 1 ? 2 : 1}),
        'kB',
        {unbroken: true},
      );

const kindNames = {data: 'data', mc: 'simulated'} as const;

/** The sizes of one kind together: "6.1–7.2 kB data". */
function ofKind({sizes}: Format, kind: keyof typeof kindNames): string {
  const printed = sizes
    .filter((size) => size.kind === kind)
    .map(({kilobytes}) => printKilobytes(kilobytes));
  return printed.length > 0
    ? `${printed.join('–').replace('\u00a0kB–', '–')} ${kindNames[kind]}`
    : '';
}

export function printSizes(format: Format): string {
  const [from, to] = format.typical ?? [];
  if (from !== undefined && to !== undefined) {
    return from === to ? `about ${printKilobytes(from)}` : `about ${from}–${printKilobytes(to)}`;
  }
  return [ofKind(format, 'data'), ofKind(format, 'mc')].filter(Boolean).join(', ');
}

/** Number of times that an event is smaller in the ntuple than it was in RAW, rounded to thousands. */
function reduction(): string {
  const raw = formats[0]?.typical?.[0] ?? NaN;
  const ntuple = formats.find(({name}) => name.endsWith('ntuple'))?.sizes[0]?.kilobytes ?? NaN;
  return formatCount(1000 * Math.round(raw / ntuple / 1000));
}

export const title = `From raw data to the ntuple, an event becomes ${reduction()} times smaller`;

const caption =
  'The axis is logarithmic. RAW and AOD are not released: their sizes are typical values. The others are file sizes divided by numbers of events. The two formats at the bottom contain different events: lead–lead collisions and generated events.';

export const alt = `Size of one event by format. From the detector to the ntuple: ${formats
  .filter(({isOnTheWay}) => isOnTheWay)
  .map((format) => `${format.name} ${printSizes(format)}`)
  .join('; ')}. Others: ${formats
  .filter(({isOnTheWay}) => !isOnTheWay)
  .map((format) => `${format.name}: ${printSizes(format)}`)
  .join('; ')}. RAW and AOD are not released.`;

/** In kB. */
const range = {min: 0.1, max: 2000};

const at = (kilobytes: number): number => logarithmicPercent(kilobytes, range);

const ticks = [
  {kilobytes: 0.1, label: '0.1 kB'},
  {kilobytes: 1, label: '1 kB'},
  {kilobytes: 10, label: '10 kB'},
  {kilobytes: 100, label: '100 kB'},
  {kilobytes: 1000, label: '1 MB'},
].map(({kilobytes, label}) => ({at: at(kilobytes), label}));

/** Half the width, in percent, of the mark of a size that is only about right. */
const blur = 1.2;

/** Where recorded collisions are on the axis: their largest size. */
const dataAt = ({typical, sizes}: Format): number =>
  at(
    typical?.[1] ??
      Math.max(...sizes.filter(({kind}) => kind === 'data').map(({kilobytes}) => kilobytes)),
  );

/** How large an event is in each format, from the detector to the ntuple. */
function Drawing(): ReactNode {
  const hatching = useId();
  return (
    <Chart
      height={formats.length * rowHeight}
      title="size of one event"
      ticks={ticks}
      legend={[
        {kind: 'full', form: 'dot', name: 'collisions'},
        {kind: 'hollow', form: 'dot', name: 'simulated'},
        {kind: 'hatched', form: 'bar', name: 'typical, not released'},
      ]}
    >
      <Hatched id={hatching} />
      {formats.map((format, index) => (
        <Row key={format.name} index={index} name={format.name} value={printSizes(format)}>
          {format.isOnTheWay && (
            <rect width={`${dataAt(format)}%`} y="-0.45em" height="0.9em" className={styles.way} />
          )}
          {format.typical && (
            <Bar
              from={at(format.typical[0]) - (format.typical[0] === format.typical[1] ? blur : 0)}
              to={at(format.typical[1]) + (format.typical[0] === format.typical[1] ? blur : 0)}
              kind="hatched"
              hatching={hatching}
            />
          )}
          {format.sizes.map(({kind, kilobytes}) => (
            <Dot key={kilobytes} at={at(kilobytes)} kind={kind === 'data' ? 'full' : 'hollow'} />
          ))}
        </Row>
      ))}
    </Chart>
  );
}

/** The figure with its caption and its text alternative. */
export function DataFunnel(): ReactNode {
  return (
    <Figure title={title} caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}
