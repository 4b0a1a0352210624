import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {formats, type Format} from './formats';

/** As exactly as releases compare: whole kB from 20 on. */
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

export const caption =
  'The axis is logarithmic. RAW and AOD are not released: their sizes are typical values. The others are file sizes divided by numbers of events. The two formats at the bottom contain different events: lead–lead collisions and generated events.';

export const alt = `Size of one event by format. From the detector to the ntuple: ${formats
  .filter(({isOnTheWay}) => isOnTheWay)
  .map((format) => `${format.name} ${printSizes(format)}`)
  .join('; ')}. Others: ${formats
  .filter(({isOnTheWay}) => !isOnTheWay)
  .map((format) => `${format.name}: ${printSizes(format)}`)
  .join('; ')}. RAW and AOD are not released.`;
