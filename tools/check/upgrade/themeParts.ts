/** What became of the theme parts that we changed, between two versions of the theme's packages. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A theme package of one version: its folder of parts, and how safe its parts are to change. */
export interface ThemePackage {
  readonly name: string;
  /** Folder with a file or a folder for each part. */
  readonly parts: string;
  /** Safety of `eject` and `wrap` for each part, as upstream states it. */
  readonly safety: Readonly<Record<string, {readonly eject?: string; readonly wrap?: string}>>;
}

export interface PartChange {
  readonly part: string;
  readonly what: 'same' | 'changed' | 'vanished' | 'not upstream';
  /** Lines that a reader of the change looks at: one for each file, and for the safety. */
  readonly details: readonly string[];
}

type Files = ReadonlyMap<string, string>;

const isSource = (name: string): boolean =>
  /\.(?:jsx?|tsx?|css)$/.test(name) && !name.endsWith('.d.ts');

/** The files of a part: its own folder without the parts below it, or a single file. */
function filesOf({parts}: ThemePackage, part: string): Files {
  const folder = path.join(parts, part);
  const files = existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isFile() && isSource(entry.name))
        .map(({name}) => path.join(folder, name))
    : ['.tsx', '.ts', '.js'].map((suffix) => folder + suffix).filter((file) => existsSync(file));
  return new Map(files.map((file) => [path.basename(file), readFileSync(file, 'utf8')]));
}

const holderOf = (packages: readonly ThemePackage[], part: string): ThemePackage | undefined =>
  packages.find((one) => filesOf(one, part).size > 0);

/** How many lines stand in one text and not in the other, each as often as it does. */
function linesOnlyIn(one: string, other: string): number {
  const left = other.split('\n');
  return one.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

function fileChange(name: string, before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `${name}: new`;
  if (after === undefined) return `${name}: gone`;
  return `${name}: +${linesOnlyIn(after, before)} −${linesOnlyIn(before, after)} lines`;
}

function fileChanges(before: Files, after: Files): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => fileChange(name, before.get(name), after.get(name)));
}

function safetyChanges(part: string, before: ThemePackage, after: ThemePackage): readonly string[] {
  return (['eject', 'wrap'] as const).flatMap((action) => {
    const [was, is] = [before, after].map(({safety}) => safety[part]?.[action] ?? 'not stated');
    return was === is ? [] : [`to ${action}: was ${was ?? ''}, is ${is ?? ''}`];
  });
}

/** What became of one part. */
function compare(
  part: string,
  before: readonly ThemePackage[],
  after: readonly ThemePackage[],
): PartChange {
  const [was, is] = [holderOf(before, part), holderOf(after, part)];
  if (!was) return {part, what: 'not upstream', details: []};
  if (!is) return {part, what: 'vanished', details: [`${was.name} no longer has it`]};
  const details = [
    ...(was.name === is.name ? [] : [`moved from ${was.name} to ${is.name}`]),
    ...fileChanges(filesOf(was, part), filesOf(is, part)),
    ...safetyChanges(part, was, is),
  ];
  return {part, what: details.length > 0 ? 'changed' : 'same', details};
}

export const compareParts = (
  parts: readonly string[],
  before: readonly ThemePackage[],
  after: readonly ThemePackage[],
): readonly PartChange[] => parts.map((part) => compare(part, before, after));
