/** What is kept of a run, and what is printed of it. */
import {kindOf, liveSources, type VerifiedFile} from '../../../src/data/liveSources';
import type {QuotedKind} from '../../../src/data/liveSources';
import type {Finding} from './finding';

/** What is known after a run: what could not be verified keeps what was known of it before. */
export function afterRun(
  findings: readonly Finding[],
  before: VerifiedFile,
  today: string,
): VerifiedFile {
  const items = findings.flatMap(({item, differences, unverified, files}) => {
    const known = before.items[item];
    if (unverified !== undefined) return known ? [[item, known] as const] : [];
    return [[item, {on: today, differences: differences.length, ...(files && {files})}] as const];
  });
  const byName = items.sort(([one], [other]) => (one < other ? -1 : 1));
  return {version: 1, items: Object.fromEntries(byName)};
}

function differenceLines(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({differences}) =>
    differences.flatMap(({where, what, here, there}) => [
      `  ${where}`,
      `    ${what}: the site says ${here}`,
      `    the source says ${there}`,
    ]),
  );
}

/** Why something was not verified, with what it was: one line where all of a source was. */
function unverifiedLines(findings: readonly Finding[]): readonly string[] {
  const byReason = new Map<string, string[]>();
  for (const {item, unverified} of findings) {
    if (unverified === undefined) continue;
    byReason.set(unverified, [...(byReason.get(unverified) ?? []), item]);
  }
  return [...byReason].map(([why, items]) => `  ${items.join(', ')}\n    ${why}`);
}

function section(kind: QuotedKind, findings: readonly Finding[]): string {
  const own = findings.filter(({item}) => kindOf(item) === kind);
  const differing = own.filter(({differences}) => differences.length > 0);
  const unverified = own.filter((one) => one.unverified !== undefined);
  const same = own.filter(
    (one) => one.differences.length === 0 && one.unverified === undefined,
  ).length;
  const source = liveSources[kind];
  return [
    `Against ${source}: ${same} of ${own.length} agree, ${differing.length} differ, ${unverified.length} not verified`,
    ...(differing.length > 0 ? ['Different:', ...differenceLines(differing)] : []),
    ...(unverified.length > 0 ? ['Not verified:', ...unverifiedLines(unverified)] : []),
  ].join('\n');
}

export const reportOf = (findings: readonly Finding[]): string =>
  (Object.keys(liveSources) as readonly QuotedKind[])
    .map((kind) => section(kind, findings))
    .join('\n\n');
