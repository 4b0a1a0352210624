/** Numbers are written by src/kit/format alone: lint refuses those that are made by hand. */
import {readFileSync} from 'node:fs';
import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const eslint = new ESLint();
const fixture = readFileSync('tests/fixtures/checks/hand-made-numbers/rejected.ts', 'utf8');

/** Lines of which the rule complains. */
async function linesRefused(filePath: string, code: string): Promise<readonly number[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return (result?.messages ?? [])
    .filter(({ruleId}) => ruleId === 'no-restricted-syntax')
    .map(({line}) => line);
}

const exported = fixture
  .split('\n')
  .flatMap((line, index) => (line.startsWith('export') ? [index + 1] : []));

it.each([
  'src/figures/probe.ts',
  'src/apps/mlLab/model/probe.ts',
  'src/kit/app/probe.ts',
  'plugins/probe.ts',
  'tools/probe.ts',
  'tests/unit/probe.ts',
  'config/env.ts',
])('lint refuses numbers made by hand in %s', async (file) => {
  expect(await linesRefused(file, fixture)).toEqual(exported);
});

it('lint leaves them to the formatter', async () => {
  expect(await linesRefused('src/kit/format/probe.ts', fixture)).toEqual([]);
});

it('lint accepts formulas, regular expressions and other formats of Intl', async () => {
  const code = [
    'export const formula = (n: number) => `(N − B)/√B − ${n}`;',
    "export const folded = 'a'.replace(/[−–]/gu, '-');",
    "export const list = new Intl.ListFormat('en-GB');",
    "export const charge = '−';",
  ];
  expect(await linesRefused('src/figures/probe.ts', code.join('\n'))).toEqual([]);
});
