/** What was known before and what was found now: since when something fails, and what is worth an alarm. */
import type {MeasuredFile, MeasuredItem} from '../../../src/data/status/measured';

/** One bad night says little: a link is an alarm once it has failed for so many days. */
export const daysOfGrace = 3;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Adds to what fails since when it does: from the first failure after the last success. */
export function withSince(
  items: readonly MeasuredItem[],
  before: MeasuredFile | undefined,
): MeasuredFile {
  const earlier = new Map(before?.items.map((one) => [one.address, one]));
  return {
    version: 1,
    items: items.map((one) =>
      one.outcome === 'fails' ? {...one, since: earlier.get(one.address)?.since ?? one.at} : one,
    ),
  };
}

/** What has failed for longer than is forgiven. */
export const alarms = ({items}: MeasuredFile): readonly MeasuredItem[] =>
  items.filter(
    ({at, since}) =>
      since !== undefined && Date.parse(at) - Date.parse(since) >= daysOfGrace * millisecondsOfDay,
  );
