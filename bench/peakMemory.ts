/** Memory of a process and of all that it started, read from /proc; only Linux has that. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly kib: number;
}

function numberAfter(name: string, status: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const status = readFileSync(`/proc/${entry}/status`, 'utf8');
        const [parent, kib] = [numberAfter('PPid', status), numberAfter('VmRSS', status)];
        return [{pid: Number(entry), parent, kib}];
      } catch {
        return []; // It ended meanwhile.
      }
    });
}

function treeKib(root: number): number {
  const all = processes();
  const tree = new Set([root]);
  for (let before = 0; before < tree.size;) {
    before = tree.size;
    for (const {pid, parent} of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.reduce((sum, {pid, kib}) => (tree.has(pid) ? sum + kib : sum), 0);
}

/** Starts to watch; the function that it returns ends that and says the peak in MiB. */
export function watchMemory(root: number): () => number | null {
  if (!existsSync('/proc/self/status')) return () => null;
  let peak = 0;
  const sample = (): void => {
    peak = Math.max(peak, treeKib(root));
  };
  const timer = setInterval(sample, 100);
  return () => {
    clearInterval(timer);
    return Math.round(peak / 1024);
  };
}
