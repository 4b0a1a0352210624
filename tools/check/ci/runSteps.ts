/** Runs commands of the project, several at a time. */
import {spawn} from 'node:child_process';
import {environmentWith} from '../../lib/environment';

export interface Outcome {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs a command without a shell; its output is returned, not printed. */
export function run([program = '', ...parameters]: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const output: string[] = [];
    const child = spawn(program, parameters, {
      // Its builds have the hidden pages, of which its tests take screenshots.
      env: environmentWith({NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', KITCHEN_SINK: '1'}),
    });
    child.stdout.on('data', (data: Buffer) => output.push(data.toString()));
    child.stderr.on('data', (data: Buffer) => output.push(data.toString()));
    child.on('error', (error) => resolve({succeeded: false, output: error.message}));
    child.on('close', (code) => resolve({succeeded: code === 0, output: output.join('')}));
  });
}

/** Works through a list in order, with several items at a time. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({length: lanes}, lane));
}
