/** Processor time of a browser, read from /proc; only Linux has that. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {groupIn} from '../heldCore';
import {ticksIn} from '../processTree';

/** Linux counts processor time in hundredths of a second, on all usual machines. */
const millisecondsPerTick = 10;

/** Processor time of all processes of the group until now, in milliseconds; not a number where it cannot be read. */
export function processorTime(group: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  let ticks = 0;
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      if (groupIn(stat) === group) ticks += ticksIn(stat);
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * millisecondsPerTick;
}
