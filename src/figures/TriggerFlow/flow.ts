import {rawEventBytes, type TriggerRun} from '@site/src/data/trigger';
import {formatNumber, formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';

/** In Hz. */
export const range = {min: 100, max: 1e8};

/** How many crossings of filled bunches there are at most for each event that is kept. */
export const crossingsPerEvent = ({crossingsHz, levels}: TriggerRun): number =>
  crossingsHz / (levels.at(-1)?.rateHz ?? NaN);

/** As a rough number, because the rates are. */
export const printCrossings = (run: TriggerRun): string =>
  formatNumber(crossingsPerEvent(run), {significant: 2});

const withUnit = (text: string, unit: string): string =>
  formatWithUnit(text, unit, {unbroken: true});

/** How long it takes until one event is kept. */
export const printWait = ({levels}: TriggerRun): string => {
  const milliseconds = 1000 / (levels.at(-1)?.rateHz ?? NaN);
  return withUnit(formatSignificant(milliseconds, milliseconds < 1 ? 1 : 2), 'ms');
};

/** What flows at a rate, if an event has about one megabyte. */
export function printFlow(rateHz: number): string {
  const bytes = rateHz * rawEventBytes;
  const [value, unit] =
    bytes >= 1e12
      ? [bytes / 1e12, 'TB/s']
      : bytes >= 1e9
        ? [bytes / 1e9, 'GB/s']
        : [bytes / 1e6, 'MB/s'];
  return withUnit(formatSignificant(value, 2), unit);
}

export interface Step {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly rateHz: number;
  readonly ratePrint: string;
  /** Time for the decision. */
  readonly time?: string;
  /** One in so many of the step before gets here. */
  readonly oneIn?: string;
}

/** From the crossings to the disk. */
export function stepsOf(run: TriggerRun): readonly Step[] {
  const crossing: Step = {
    key: 'crossing',
    name: 'Bunch crossings',
    text: `Within a train, bunches cross every ${run.spacingNs} ns, but the average rate is lower, because many bunch slots of the LHC are empty. The detector stores its signals in local buffers until Level 1 has decided.`,
    rateHz: run.crossingsHz,
    ratePrint: run.crossingsPrint,
  };
  const levels = run.levels.map((level, index): Step => {
    const before = run.levels[index - 1]?.rateHz ?? run.crossingsHz;
    const isRough = level.ratePrint.startsWith('a few') || run.levels[index - 1]?.key === 'l2';
    return {
      key: level.key,
      name: level.name,
      text: level.decides,
      rateHz: level.rateHz,
      ratePrint: level.ratePrint,
      time: level.secondsPrint,
      oneIn: `${isRough ? 'about ' : ''}${formatNumber(before / level.rateHz, {significant: 2})}`,
    };
  });
  return [crossing, ...levels];
}

export const altOf = (run: TriggerRun): string =>
  `${run.name} (${run.years}), rates: ${stepsOf(run)
    .map(({name, ratePrint, oneIn}) => `${name} ${ratePrint}${oneIn ? `, one in ${oneIn}` : ''}`)
    .join(
      '; ',
    )}. At the highest crossing rate, about one bunch crossing in ${printCrossings(run)} is kept.`;

/** Every dot is a crossing: so many in a row of the picture. */
export const columns = 250;

/** Places of crossings that pass, spread evenly but not in rows; the last of them is kept. */
export function passed(run: TriggerRun): readonly (readonly [column: number, row: number])[] {
  const all = crossingsPerEvent(run);
  const level1 = run.levels[0]?.rateHz ?? NaN;
  const count = Math.round((all * level1) / run.crossingsHz);
  const rows = Math.floor(all / columns);
  return Array.from({length: count}, (_, index) => {
    const column = Math.floor(columns * (((index + 0.5) * 0.618_034) % 1));
    return [column, Math.floor((rows * (index + 0.5)) / count)] as const;
  });
}

export const caption =
  'The rates of accepted events after each trigger level, on a logarithmic axis; they are rounded values for good running conditions, and the size of an event is about one megabyte. The field of dots shows the same on a linear scale: every dot is one bunch crossing, every larger one a crossing that Level 1 accepts, and the ring marks the only one that is written to disk.';
