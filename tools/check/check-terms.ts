/**
 * The terms of pages, interface, comments and code: wording that the standard terms replaced may not return. Where
 * some is left, its number may only fall; `npx tsx tools/check/check-terms.ts --update` writes the numbers after a
 * clean-up, and with the names of files it lists every match in them.
 */
import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../lib/files';
import {readJson, readText, runCheck, type Check} from './runCheck';
import {termExceptions} from './terms/termExceptions';
import type {TermRule} from './terms/termRule';
import {termRules} from './terms/termRules';
import {termTextsOf} from './terms/termTexts';

const folders: Readonly<Record<string, RegExp>> = {
  docs: /\.mdx$/,
  'docs-dev': /\.md$/,
  src: /\.(?:mdx?|tsx?|csv)$/,
  plugins: /\.(?:md|tsx?)$/,
  config: /\.(?:md|tsx?)$/,
  sidebars: /\.(?:md|tsx?)$/,
  tools: /\.(?:md|tsx?|mjs)$/,
  tests: /\.(?:md|tsx?|mjs)$/,
};
const withoutTexts = /^tools\/(?:check\/terms|bench\/\.work)\/|\/(?:generated|fixtures)\//;
const remainingFile = 'tools/check/terms/remainingTerms.json';

interface Match {
  readonly rule: TermRule;
  readonly place: string;
  readonly text: string;
}

function filesOf(root: string): readonly string[] {
  const below = Object.entries(folders)
    .filter(([folder]) => existsSync(path.join(root, folder)))
    .flatMap(([folder, name]) => filesBelow(root, folder, name));
  const atTop = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...atTop, ...below].filter((file) => !withoutTexts.test(file));
}

const withoutExceptions = (file: string, text: string): string =>
  termExceptions
    .filter((exception) => exception.file === file)
    .reduce((rest, exception) => rest.replaceAll(exception.text, ''), text);

const searches = termRules.map((rule) => ({
  rule,
  everyMatch: new RegExp(rule.pattern, `${rule.pattern.flags}g`),
}));

const matchesIn = (root: string, files: readonly string[]): readonly Match[] =>
  files.flatMap((file) =>
    termTextsOf(file, readText(root, file)).flatMap(({line, text, places}) =>
      searches
        .filter(({rule}) => places.includes(rule.where))
        .flatMap(({rule, everyMatch}) =>
          Array.from(withoutExceptions(file, text).matchAll(everyMatch), ([found]) => ({
            rule,
            place: `${file}:${line}`,
            text: found.trim(),
          })),
        ),
    ),
  );

const byRule = (matches: readonly Match[], {id}: TermRule): readonly Match[] =>
  matches.filter(({rule}) => rule.id === id);

const lineOf = ({place, text, rule}: Match): string => `${place}: "${text}": ${rule.advice}`;

/** The number of matches that are printed for a rule. */
const shown = 10;

const hint =
  'The new ones are in the files that you have changed: npx tsx tools/check/check-terms.ts <files>';

/** The rules with more matches than may remain, with the first of these matches. */
export const checkTerms: Check = (root) => {
  const remaining = readJson<Readonly<Record<string, number>>>(root, remainingFile);
  const matches = matchesIn(root, filesOf(root));
  return termRules.flatMap((rule) => {
    const found = byRule(matches, rule);
    const allowed = remaining[rule.id] ?? 0;
    if (found.length <= allowed) return [];
    const more = `${rule.id}: ${found.length} matches, at most ${allowed} may remain: ${rule.advice}`;
    const rest = found.length > shown ? [hint] : [];
    return [more, ...found.slice(0, shown).map(lineOf), ...rest];
  });
};

function update(): void {
  const matches = matchesIn('.', filesOf('.'));
  const counts = termRules.map((rule) => [rule.id, byRule(matches, rule).length] as const);
  const left = Object.fromEntries(counts.filter(([, count]) => count > 0));
  writeFileSync(remainingFile, `${JSON.stringify(left, null, 2)}\n`);
}

if (require.main === module) {
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--update') update();
  else if (first) for (const match of matchesIn('.', [first, ...rest])) console.log(lineOf(match));
  else runCheck(checkTerms);
}
