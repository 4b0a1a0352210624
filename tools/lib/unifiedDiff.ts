/** The difference of a file and what it would become, as `git apply` takes it. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export function unifiedDiff(root: string, file: string, text: string): string {
  const proposed = path.join(mkdtempSync(path.join(tmpdir(), 'proposed-')), path.basename(file));
  writeFileSync(proposed, text);
  const parameters = ['diff', '--no-index', '--no-color', '--unified=1', file, proposed];
  const {stdout} = spawnSync('git', parameters, {cwd: root, encoding: 'utf8'});
  return stdout.replaceAll(`b${proposed}`, `b/${file}`);
}
