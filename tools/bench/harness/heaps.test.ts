import {spawn, type ChildProcessByStdio} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {expect, it} from 'vitest';
import {heapsIn, heapVariables} from './heaps';
import {environmentWith} from '../../lib/environment';

/** Holds 100 MiB in the main thread and as much in another, and says when both have had time to note it. */
const code = `
const {Worker} = require('node:worker_threads');
const hold = 'globalThis.held = Buffer.alloc(100 * 2 ** 20, 1); setTimeout(() => console.log("held"), 1000);';
new Worker(hold + 'setInterval(() => 0, 1000);', {eval: true});
eval(hold);
`;

async function waitForOutput(child: ChildProcessByStdio<null, Readable, null>, times: number) {
  let text = '';
  for await (const piece of child.stdout) {
    text += String(piece);
    if (text.split('held').length > times) return;
  }
}

it.runIf(existsSync('/proc/thread-self'))(
  'counts the threads of a process while it runs',
  async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'heaps-')), 'of build');
    const child = spawn(process.execPath, ['-e', code], {
      env: environmentWith(heapVariables(folder)),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await waitForOutput(child, 2);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(heapsIn(folder)).toBeGreaterThan(200);
    expect(heapsIn(folder)).toBeLessThan(260);
    const end = once(child, 'exit');
    child.kill();
    await end;
    expect(heapsIn(folder)).toBe(0);
    rmSync(path.dirname(folder), {recursive: true});
  },
);
