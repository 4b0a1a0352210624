/**
 * The unit tests that read files or run programs: what they depend on, imports cannot tell. They are run on each change;
 * the others only if they import a file that has changed.
 */
import {readFileSync} from 'node:fs';
import {filesBelow} from '../../lib/files';

const folders = ['src', 'plugins', 'config', 'tools'];

const readsFiles = (file: string): boolean =>
  /node:(?:fs|child_process)|lib\/files'|\bimport\(/.test(readFileSync(file, 'utf8'));

export const testsThatReadFiles = (): readonly string[] => [
  ...filesBelow('.', 'tests/unit', /\.test\.tsx?$/),
  ...folders.flatMap((folder) => filesBelow('.', folder, /\.test\.tsx?$/)).filter(readsFiles),
];
