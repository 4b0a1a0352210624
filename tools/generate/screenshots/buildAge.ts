import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';

const sources = ['config', 'docs', 'plugins', 'sidebars', 'src', 'static'];
const settings = ['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'];

/** Whether the site below `root` was built after the last change of what it is built from. */
export function isBuildFresh(root: string): boolean {
  const built = path.join(root, 'build', 'index.html');
  if (!existsSync(built)) return false;
  const age = statSync(built).mtimeMs;
  return [...sources.flatMap((folder) => filesBelow(root, folder, /./)), ...settings]
    .map((file) => path.join(root, file))
    .every((file) => !existsSync(file) || statSync(file).mtimeMs <= age);
}
