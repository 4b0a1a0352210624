/** The installed packages as the lockfile has them. */
import {readJson} from '../../check/runCheck';

export interface LockedPackage {
  /** Folder below the project, such as `node_modules/a/node_modules/b`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly needs: readonly string[];
  /** Installed only to develop: tests, checks and what makes files that are committed. */
  readonly isForDevelopment: boolean;
}

interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export type Lockfile = ReadonlyMap<string, LockedPackage>;

const inModules = 'node_modules/';

const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf(inModules) + inModules.length);

export function readLockfile(root: string): Lockfile {
  const {packages} = readJson<{packages: Readonly<Record<string, Entry>>}>(
    root,
    'package-lock.json',
  );
  const entries = Object.entries(packages).filter(([folder]) => folder.includes(inModules));
  return new Map(
    entries.map(([folder, {name, version = '', license = '', dependencies = {}, dev = false}]) => [
      folder,
      {
        folder,
        name: name ?? nameOf(folder),
        version,
        licence: license,
        needs: Object.keys(dependencies),
        isForDevelopment: dev,
      },
    ]),
  );
}

/** The package that a module in `from` gets when it imports `name`: the nearest one above. */
export function resolveIn(
  lockfile: Lockfile,
  from: string,
  name: string,
): LockedPackage | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${inModules}`)))) {
    const found = lockfile.get(`${at === '' ? '' : `${at}/`}${inModules}${name}`);
    if (found || at === '') return found;
    if (!at.includes(`/${inModules}`)) at = '';
  }
}
