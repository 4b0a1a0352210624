/** Holds a process group, such as a browser, to a part of one core; only Linux can. */
import {fork, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {membersOf} from './processes';

export const canHold =
  existsSync('/proc/self/stat') && spawnSync('taskset', ['--version']).status === 0;

/** Part of a core that a slow machine has. */
export const slowShare = 1 / 5;

export const heldNote = `held is ${slowShare} of one core for all processes of the browser`;

function pin(group: number, cpus: string): void {
  for (const {pid} of membersOf(group)) spawnSync('taskset', ['-apc', cpus, String(pid)]);
}

/**
 * Does the work while the process group gets a part of one core.
 *
 * @param share of the core, between 0 and 1; with 1 nothing is held
 */
export async function held<T>(group: number, share: number, work: () => Promise<T>): Promise<T> {
  if (share === 1) return work();
  pin(group, '0');
  const holder = fork(path.join(__dirname, 'holder.ts'), [String(group), String(share)], {
    execArgv: ['--import', 'tsx'],
  });
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
