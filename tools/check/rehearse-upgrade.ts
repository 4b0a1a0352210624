/**
 * `npm run upgrade:rehearse -- 3.10.2`: names each changed theme part whose upstream is different in that
 * version of Docusaurus. With `--try` it also installs, builds and tests that version in a copy. Nothing in
 * the project changes.
 */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readText} from './runCheck';
import {readLedger} from './upgrade/ledger';
import {installedPackages, publishedPackages} from './upgrade/packages';
import {compareParts} from './upgrade/themeParts';
import {tryVersion} from './upgrade/trial';

const {values, positionals} = parseArgs({
  options: {try: {type: 'boolean', default: false}},
  allowPositionals: true,
});
const [version = 'latest'] = positionals;
const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));

const ledger = readLedger(readText(root, 'src/theme/README.md'));
const changes = compareParts(
  ledger.map(({part}) => part),
  installedPackages(root),
  publishedPackages(version, path.join(folder, 'packages')),
);
const howOf = new Map(ledger.map(({part, how}) => [part, how]));

console.log(`Changed theme parts and Docusaurus ${version}:`);
for (const {part, what, details} of changes) {
  console.log(`${what.padEnd(12)}  ${part} (${howOf.get(part) ?? ''})`);
  for (const detail of details) console.log(`${' '.repeat(14)}${detail}`);
}
const upset = changes.filter(({what}) => what === 'changed' || what === 'vanished');
console.log(`${upset.length} of ${changes.length} to look at. Unpacked in ${folder}`);
if (values.try) {
  for (const line of tryVersion(root, version, path.join(folder, 'project'))) console.log(line);
}
