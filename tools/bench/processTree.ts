/** Memory and processor time of a process and of all that it started, read from /proc; only Linux has that. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly kib: number;
  /** Of it and of its children that have ended, in ticks. */
  readonly ticks: number;
}

interface Usage {
  readonly peakMiB: number | null;
  /** What `heaps` says at the time of the peak; only where it is given. */
  readonly javaScriptMiB?: number;
  readonly cpuSeconds: number | null;
}

/** Linux counts processor time in these, on all usual machines. */
const ticksPerSecond = 100;

function numberAfter(name: string, status: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

/** Fields 14 to 17 of /proc/<pid>/stat, counted from the name in brackets, which may hold blanks. */
export function ticksIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const status = readFileSync(`/proc/${entry}/status`, 'utf8');
        const ticks = ticksIn(readFileSync(`/proc/${entry}/stat`, 'utf8'));
        const [parent, kib] = [numberAfter('PPid', status), numberAfter('VmRSS', status)];
        return [{pid: Number(entry), parent, kib, ticks}];
      } catch {
        return []; // It ended meanwhile.
      }
    });
}

function treeBelow(root: number): readonly Process[] {
  const all = processes();
  const tree = new Set([root]);
  for (let before = 0; before < tree.size;) {
    before = tree.size;
    for (const {pid, parent} of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.filter(({pid}) => tree.has(pid));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Starts to watch; the function that it returns ends that and says what was used.
 *
 * @param heaps what JavaScript takes of the memory at the moment, in MiB
 */
export function watchUsage(root: number, heaps?: () => number): () => Usage {
  if (!existsSync('/proc/self/status')) return () => ({peakMiB: null, cpuSeconds: null});
  let [peak, atPeak, ticks] = [0, 0, 0];
  const sample = (): void => {
    const tree = treeBelow(root);
    const kib = sum(tree.map((one) => one.kib));
    if (kib > peak) [peak, atPeak] = [kib, heaps?.() ?? 0];
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
