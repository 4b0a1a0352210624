/** Lets one process or thread at a time create an entry, while the others wait for it. */
import {readFile, rm, stat, writeFile} from 'node:fs/promises';
import {setTimeout} from 'node:timers/promises';

/** After this long, a writer is taken for dead: what makes an entry takes a minute at most. */
const patienceMinutes = 10;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function take(lock: string): Promise<boolean> {
  return writeFile(lock, String(process.pid), {flag: 'wx'}).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
}

/** The writer ended without removing its lock, for example because someone stopped the build. */
async function isLeftBehind(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  if (!found) return false;
  if (Date.now() - found.mtimeMs > patienceMinutes * 60_000) return true;
  const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
  // Empty until its writer has written it.
  return pid > 0 && !isRunning(pid);
}

/**
 * Runs `write` unless another writer is at work; then waits for that one. A lock that is broken by mistake does no harm:
 * both writers then create the entry, and the first to finish stays.
 *
 * @param exists whether the entry is there
 */
export async function oneWriter(
  target: string,
  exists: () => boolean,
  write: () => Promise<void>,
): Promise<void> {
  const lock = `${target}.lock`;
  while (!exists()) {
    if (await take(lock)) {
      try {
        if (!exists()) await write();
      } finally {
        await rm(lock, {force: true});
      }
      return;
    }
    if (await isLeftBehind(lock)) await rm(lock, {force: true});
    else await setTimeout(100);
  }
}
