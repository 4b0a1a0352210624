/** Tries a version of Docusaurus in a copy of the project: installs it, builds, runs the unit tests. */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Versions = Readonly<Record<string, string>>;

interface PackageFile {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

const isDocusaurus = (name: string): boolean => name.startsWith('@docusaurus/');

const withVersion = (versions: Versions, version: string): Versions =>
  Object.fromEntries(
    Object.entries(versions).map(([name, old]) => [name, isDocusaurus(name) ? version : old]),
  );

/** The text of package.json with all of Docusaurus in this version. */
export function withDocusaurus(text: string, version: string): string {
  const all = JSON.parse(text) as PackageFile;
  const changed = {
    ...all,
    dependencies: withVersion(all.dependencies, version),
    devDependencies: withVersion(all.devDependencies, version),
  };
  return `${JSON.stringify(changed, null, 2)}\n`;
}

function copyProject(root: string, to: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], {cwd: root, encoding: 'utf8'});
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(to, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(to, file));
  }
}

/** Says for each step whether it went well; stops at the first that did not. */
export function tryVersion(root: string, version: string, folder: string): readonly string[] {
  copyProject(root, folder);
  const place = path.join(folder, 'package.json');
  writeFileSync(place, withDocusaurus(readFileSync(place, 'utf8'), version));
  const said: string[] = [];
  for (const parameters of [['install'], ['run', 'build'], ['run', 'test:unit']]) {
    const {status} = spawnSync('npm', parameters, {cwd: folder, stdio: 'inherit'});
    said.push(`npm ${parameters.join(' ')}: ${status === 0 ? 'went well' : 'failed'}`);
    if (status !== 0) break;
  }
  return said;
}
