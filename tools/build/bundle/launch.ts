/** Starts a launcher of an unpacked bundle, as a reader does but without opening a browser. */
import {spawn} from 'node:child_process';

export interface Launcher {
  readonly port: number;
  readonly output: string;
  readonly stop: () => Promise<void>;
}

export type LauncherCommand = readonly [program: string, ...parameters: string[]];

export const launcherCommands = {
  Python: ['python3', '-I', 'start.py'],
  Node: ['node', 'start.mjs'],
} as const satisfies Readonly<Record<string, LauncherCommand>>;

/** Resolves when the launcher has printed all of its first messages. */
export async function launch(
  [program, ...parameters]: LauncherCommand,
  folder: string,
  options: readonly string[] = [],
): Promise<Launcher> {
  const child = spawn(program, [...parameters, '--no-browser', ...options], {cwd: folder});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ctrl+C')) resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(output)));
  });
  const port = Number(/:(\d+)\/\s/.exec(output)?.[1]);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return {port, output, stop};
}
