/**
 * Names and comments in the code: old ones may not come back. Where some are left, their number may only fall;
 * `npx tsx tools/check/check-terms.ts --update` writes the numbers after a clean-up.
 */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../lib/files';
import {codeTermRules, type CodeTermRule} from './prose/codeTerms';
import {readJson, readText, runCheck, type Check} from './runCheck';

const folders = ['src', 'plugins', 'config', 'sidebars', 'tools', 'tests'];
const rulesFile = 'tools/check/prose/codeTerms.ts';
const remainingFile = 'tools/check/prose/remainingTerms.json';

interface Match {
  readonly rule: CodeTermRule;
  readonly place: string;
  readonly text: string;
}

function matchesIn(root: string): readonly Match[] {
  const files = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder, /\.(?:tsx?|mjs)$/))
    .filter((file) => file !== rulesFile && !/\/(?:generated|fixtures)\//.test(file));
  return files.flatMap((file) =>
    readText(root, file)
      .split('\n')
      .flatMap((line, index) =>
        codeTermRules.flatMap((rule) =>
          Array.from(line.matchAll(new RegExp(rule.pattern, 'g')), ([text]) => ({
            rule,
            place: `${file}:${index + 1}`,
            text: text.trim(),
          })),
        ),
      ),
  );
}

const byRule = (matches: readonly Match[], {id}: CodeTermRule): readonly Match[] =>
  matches.filter(({rule}) => rule.id === id);

/** Every match of a rule with more matches than remain: which of them are new, the change itself shows. */
export const checkTerms: Check = (root) => {
  const remaining = readJson<Readonly<Record<string, number>>>(root, remainingFile);
  const matches = matchesIn(root);
  return codeTermRules.flatMap((rule) => {
    const found = byRule(matches, rule);
    const allowed = remaining[rule.id] ?? 0;
    if (found.length <= allowed) return [];
    const more = `${rule.id}: ${found.length} matches, at most ${allowed} may remain: ${rule.advice}`;
    return [more, ...found.map(({place, text}) => `${place}: "${text}": ${rule.advice}`)];
  });
};

function update(): void {
  const matches = matchesIn('.');
  const counts = codeTermRules.map((rule) => [rule.id, byRule(matches, rule).length] as const);
  const left = Object.fromEntries(counts.filter(([, count]) => count > 0));
  writeFileSync(remainingFile, `${JSON.stringify(left, null, 2)}\n`);
}

if (require.main === module) {
  if (process.argv.includes('--update')) update();
  else runCheck(checkTerms);
}
