/**
 * A process of its own that lets a process group run for a part of the time: `holder.ts <group> <share>`.
 * Slices are short, so that short work is slowed as much as long work.
 */
const group = Number(process.argv[2]);
const runFor = 5;
const share = Number(process.argv[3]);

const cell = new Int32Array(new SharedArrayBuffer(4));
const sleep = (milliseconds: number): void => {
  Atomics.wait(cell, 0, 0, milliseconds);
};

/** False once the group has ended. */
function signalled(signal: NodeJS.Signals): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

function slice(): void {
  const start = performance.now();
  sleep(runFor);
  if (!signalled('SIGSTOP')) process.exit();
  const ran = performance.now() - start;
  sleep(ran / share - ran);
  signalled('SIGCONT');
  setImmediate(slice);
}

// Signals and the end of the parent are noticed between two slices: the group runs then.
process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
process.send?.('holding');
slice();
