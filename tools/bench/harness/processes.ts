/** Memory and processor time of processes, read from /proc; only Linux has that. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {sum} from './statistics';

export interface Usage {
  /** Highest memory of all processes together; null where it cannot be read. */
  readonly peakMiB: number | null;
  /** JavaScript's part of the peak, if it was measured. */
  readonly javaScriptMiB?: number;
  /** Processor time of all processes; a busy machine hardly changes it. Null where it cannot be read. */
  readonly cpuSeconds: number | null;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Processor time of it and of its children that have ended. */
  readonly ticks: number;
}

const hasProc = existsSync('/proc/self/stat');

/** Linux counts processor time in these, on all usual machines. */
const ticksPerSecond = 100;

/** Reads /proc/<pid>/stat, counted from the name in brackets, which may hold blanks. */
export function parseStat(stat: string): Omit<Process, 'pid'> {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, parent, group] = fields.map(Number);
  return {parent: parent ?? 0, group: group ?? 0, ticks: sum(fields.slice(11, 15).map(Number))};
}

function processes(): readonly Process[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.flatMap((pid) => {
    try {
      return [{pid: Number(pid), ...parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))}];
    } catch {
      return []; // It ended meanwhile.
    }
  });
}

/** A line of /proc/<pid>/status in KiB, such as `VmRSS`; 0 if the process has ended. */
export function memoryOf(pid: number, line: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

export const membersOf = (group: number): readonly Process[] =>
  processes().filter((one) => one.group === group);

/** Processor time of a process group until now, in milliseconds; not a number where it cannot be read. */
export const processorTime = (group: number): number =>
  hasProc ? (sum(membersOf(group).map(({ticks}) => ticks)) * 1000) / ticksPerSecond : Number.NaN;

function treeBelow(root: number): readonly Process[] {
  const all = processes();
  const tree = new Set([root]);
  for (let before = 0; before < tree.size;) {
    before = tree.size;
    for (const {pid, parent} of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.filter(({pid}) => tree.has(pid));
}

/**
 * Starts to watch a process and all that it started; the function that it returns ends that.
 *
 * @param heaps memory of JavaScript at the moment, in MiB
 */
export function watchUsage(root: number, heaps?: () => number): () => Usage {
  if (!hasProc) return () => ({peakMiB: null, cpuSeconds: null});
  let [peak, atPeak, ticks] = [0, 0, 0];
  const sample = (): void => {
    const tree = treeBelow(root);
    const memory = sum(tree.map(({pid}) => memoryOf(pid, 'VmRSS')));
    if (memory > peak) [peak, atPeak] = [memory, heaps?.() ?? 0];
    ticks = Math.max(ticks, sum(tree.map((one) => one.ticks)));
  };
  const timer = setInterval(sample, 100);
  return () => {
    clearInterval(timer);
    return {
      peakMiB: Math.round(peak / 1024),
      ...(heaps ? {javaScriptMiB: Math.round(atPeak)} : {}),
      cpuSeconds: Math.round(ticks / ticksPerSecond),
    };
  };
}
