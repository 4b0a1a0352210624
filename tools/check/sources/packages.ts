/** Compares what the site says of Python packages with their newest version on PyPI. */
import type {QuotedItem} from '../../../src/data/liveSources';
import {nearest} from '../../../src/lib/nearest';
import type {RequestPolicy} from '../links/requestPolicy';
import type {Difference, Finding} from './finding';
import {askOffered, askProject, type Project} from './pypi';
import type {Offered, Parameter} from './pythonSource';
import type {QuotedFunction, QuotedPackage} from './quotedPackages';

/** A function as Python writes its call; `hidesDefaults` puts a question mark for each default. */
function written(name: string, parameters: readonly Parameter[], hidesDefaults = false): string {
  const parts = parameters.map(({name: parameter, default: value, stars}) => {
    if (value === null) return stars + parameter;
    return hidesDefaults ? `${parameter}?` : `${parameter}=${value}`;
  });
  return `${name}(${parts.join(', ')})`;
}

function versionDifferences(
  {versions, versionsIn}: QuotedPackage,
  {info, releases}: Project,
): readonly Difference[] {
  const newest = versions[0]?.version ?? '';
  const dates = versions.flatMap(({version, date = ''}) => {
    const there = releases[version]?.[0]?.upload_time_iso_8601.slice(0, 10);
    if (there?.startsWith(date)) return [];
    const here = date ? `${version}, ${date}` : version;
    return [{where: versionsIn, what: 'version', here, there: there ?? 'no such version'}];
  });
  if (info.version === newest) return dates;
  return [{where: versionsIn, what: 'newest version', here: newest, there: info.version}, ...dates];
}

/** Public functions of which the reference carries no information. */
function missing(
  {functions, completeIn}: QuotedPackage,
  {exported, functions: offered}: Offered,
): readonly Difference[] {
  if (completeIn === undefined) return [];
  return exported
    .filter((name) => offered[name] && !functions.some((quoted) => quoted.name === name))
    .map((name) => ({
      where: completeIn,
      what: 'function',
      here: `nothing of ${name}`,
      there: written(name, offered[name] ?? []),
    }));
}

function functionDifferences(
  {name, parameters, in: where, hidesDefaults}: QuotedFunction,
  {functions}: Offered,
): readonly Difference[] {
  const here = written(name, parameters, hidesDefaults);
  const found = functions[name];
  const there = found
    ? written(name, found, hidesDefaults)
    : `no such function; nearest: ${nearest(name, Object.keys(functions)).join(', ')}`;
  return here === there ? [] : [{where, what: 'function', here, there}];
}

/** An option such as --no-cache can be made from --cache. */
const isOffered = (word: string, {words}: Offered): boolean =>
  words.includes(word) || words.includes(word.replace(/^--no-/, '--'));

const commandDifferences = (
  {words, in: where}: NonNullable<QuotedPackage['commands']>,
  offered: Offered,
): readonly Difference[] =>
  words
    .filter((word) => !isOffered(word, offered))
    .map((here) => {
      const there = 'nothing of this name in its source';
      return {where, what: 'command or option', here, there};
    });

function findingsOf(
  quoted: QuotedPackage,
  project: Project,
  offered: Offered | string,
): readonly Finding[] {
  const {name, functions, commands} = quoted;
  const of = (
    item: QuotedItem,
    compare: (offered: Offered) => readonly Difference[],
    known: readonly Difference[] = [],
  ): Finding =>
    typeof offered === 'string'
      ? {item, differences: known, unverified: offered}
      : {item, differences: [...known, ...compare(offered)]};
  return [
    of(`package:${name}`, (found) => missing(quoted, found), versionDifferences(quoted, project)),
    ...functions.map((one) =>
      of(`package:${name}/${one.name}`, (found) => functionDifferences(one, found)),
    ),
    ...(commands ? [of(commands.item, (found) => commandDifferences(commands, found))] : []),
  ];
}

const itemsOf = ({name, functions, commands}: QuotedPackage): readonly QuotedItem[] => [
  `package:${name}`,
  ...functions.map((one): QuotedItem => `package:${name}/${one.name}`),
  ...(commands ? [commands.item] : []),
];

async function verifyPackage(
  quoted: QuotedPackage,
  origin: string,
  policy: RequestPolicy,
): Promise<readonly Finding[]> {
  const answer = await askProject(quoted.name, origin, policy);
  if (answer.kind === 'unknown') {
    return itemsOf(quoted).map((item) => ({item, differences: [], unverified: answer.why}));
  }
  if (answer.kind === 'gone') {
    const there = `no such package (${answer.message})`;
    const gone = {where: quoted.versionsIn, what: 'package', here: quoted.name, there};
    return itemsOf(quoted).map((item) => ({item, differences: [gone]}));
  }
  return findingsOf(quoted, answer.value, await askOffered(answer.value, policy));
}

/** All packages, one after the other with pauses. */
export async function verifyPackages(
  packages: readonly QuotedPackage[],
  origin: string,
  policy: RequestPolicy,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const quoted of packages) {
    if (findings.length > 0) await policy.wait(policy.spacing(new URL(origin).host));
    findings.push(...(await verifyPackage(quoted, origin, policy)));
  }
  return findings;
}
