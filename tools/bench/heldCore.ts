/** Holds a browser, with all its processes, to a part of one core; only Linux can. */
import {fork, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';

export const canHold =
  existsSync('/proc/self/stat') && spawnSync('taskset', ['--version']).status === 0;

/** Field 5 of /proc/<pid>/stat, counted from the name in brackets, which may hold blanks. */
export function groupIn(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

function membersOf(group: number): readonly string[] {
  return readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && groupIn(readFileSync(`/proc/${entry}/stat`, 'utf8')) === group;
    } catch {
      return false; // It ended meanwhile.
    }
  });
}

function pin(group: number, cpus: string): void {
  for (const pid of membersOf(group)) spawnSync('taskset', ['-apc', cpus, pid]);
}

/**
 * Does the work while the process group gets a part of one core.
 *
 * @param share of the core, between 0 and 1
 */
export async function held<T>(group: number, share: number, work: () => Promise<T>): Promise<T> {
  pin(group, '0');
  const holder = fork(path.join(__dirname, 'holder.ts'), [String(group), String(share)]);
  try {
    await once(holder, 'message');
    return await work();
  } finally {
    const gone = once(holder, 'exit');
    holder.kill('SIGTERM');
    await gone;
    process.kill(-group, 'SIGCONT');
    pin(group, `0-${availableParallelism() - 1}`);
  }
}
