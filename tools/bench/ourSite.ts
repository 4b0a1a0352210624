/** A copy of this project as it stands, to be built without disturbing the original. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync} from 'node:fs';
import path from 'node:path';
import {freshSite, projectRoot} from './workFolder';

/** Copies the tracked files and the new ones that git does not ignore; returns the folder. */
export function makeOurSite(name = 'ours'): string {
  const site = freshSite(name);
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  // Where node_modules is itself a link, git lists it like a file.
  const files = listed.split('\0').filter((file) => file && file !== 'node_modules');
  for (const file of files) {
    const from = path.join(projectRoot, file);
    if (existsSync(from)) cpSync(from, path.join(site, file));
  }
  return site;
}
