/** The lockfile pins what the specification pins, stays past known advisories, and names no host. */
import {readJson, runCheck, type Check} from './runCheck';

interface LockfileEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

interface Rule {
  readonly name: RegExp;
  readonly accepts: (version: string) => boolean;
  readonly wanted: string;
}

function atLeast(minimum: string): (version: string) => boolean {
  const wanted = minimum.split('.').map(Number);
  return (version) => {
    const parts = version.split('-')[0]?.split('.').map(Number) ?? [];
    for (const [index, part] of wanted.entries()) {
      const difference = (parts[index] ?? 0) - part;
      if (difference !== 0) return difference > 0;
    }
    return true;
  };
}

const exactly = (wanted: string) => (version: string) => version === wanted;

/** Why each of these is held is told in docs-dev/dependencies.md. */
const rules: readonly Rule[] = [
  {
    name: /^@docusaurus\/(?!react-loadable$|responsive-loader$)/,
    accepts: exactly('3.9.2'),
    wanted: '3.9.2 exactly',
  },
  {name: /^react(-dom)?$/, accepts: atLeast('19.0.0'), wanted: '19 or later'},
  {name: /^@docsearch\/react$/, accepts: exactly('4.7.0'), wanted: '4.7.0 exactly'},
  {name: /^webpackbar$/, accepts: atLeast('7.0.0'), wanted: '7.0.0 or later'},
  {name: /^serialize-javascript$/, accepts: atLeast('7.0.5'), wanted: '7.0.5 or later'},
  {name: /^uuid$/, accepts: atLeast('11.1.1'), wanted: '11.1.1 or later'},
];

function packageName(location: string): string {
  return location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

export const checkLockfile: Check = (root) => {
  const {packages} = readJson<{packages: Record<string, LockfileEntry>}>(root, 'package-lock.json');
  const installed = Object.entries(packages).filter(([location]) => location !== '');
  const wrongVersions = installed.flatMap(([location, {version = ''}]) =>
    rules
      .filter(({name, accepts}) => name.test(packageName(location)) && !accepts(version))
      .map(
        ({wanted}) => `${location} is ${version}, must be ${wanted}: see docs-dev/dependencies.md`,
      ),
  );
  const missing = rules
    .filter(({name}) => !installed.some(([location]) => name.test(packageName(location))))
    .map(({name}) => `no package matches ${name}: mend the rule in tools/check/check-lockfile.ts`);
  const addresses = installed
    .filter(([, {resolved}]) => resolved?.startsWith('http'))
    .map(
      ([location]) => `${location} records a download address: run npm install with this .npmrc`,
    );
  return [...wrongVersions, ...missing, ...addresses];
};

if (require.main === module) runCheck(checkLockfile);
