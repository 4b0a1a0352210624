/** Every dependency has its line in docs-dev/dependencies.md, and every line its dependency. */
import {readJson, readText, runCheck, type Check} from './runCheck';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly overrides?: Record<string, unknown>;
}

const ledger = 'docs-dev/dependencies.md';

export const checkDependencies: Check = (root) => {
  const {dependencies, devDependencies, overrides} = readJson<Manifest>(root, 'package.json');
  const used = new Set(
    [dependencies, devDependencies, overrides].flatMap((group) => Object.keys(group ?? {})),
  );
  const rows = readText(root, ledger).matchAll(/^\| (`[^|]+`) +\|/gm);
  const explained = new Set(
    [...rows].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    ),
  );
  return [
    ...[...used]
      .filter((name) => !explained.has(name))
      .map((name) => `${name} is not in ${ledger}: add one line that says why it is there`),
    ...[...explained]
      .filter((name) => name !== undefined && !used.has(name))
      .map((name) => `${ledger} explains ${name}, which is no longer used: remove its line`),
  ];
};

if (require.main === module) runCheck(checkDependencies);
