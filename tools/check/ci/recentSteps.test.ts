import {describe, expect, it} from 'vitest';
import {onRecentFiles} from './recentSteps';
import {onTheSources} from './sourceSteps';

const stepOf = (name: string) => {
  const step = onTheSources.find((one) => one.name === name);
  if (!step) throw new Error(`There is no step “${name}”.`);
  return step;
};
const format = stepOf('format');
const page = 'docs/documentation/data_collection.mdx';

describe('steps that judge each file by itself', () => {
  it('take the files that have changed within a day, and no deleted one', () => {
    const {command} = onRecentFiles(format, [page, 'docs/gone.mdx']);
    expect(command.at(-1)).toBe(page);
    expect(command.join(' ')).toContain('prettier --check');
    expect(command).not.toContain('docs/gone.mdx');
  });

  it('are left out, with a reason, if no such file has changed', () => {
    expect(onRecentFiles(stepOf('style sheets'), [page]).reasonToSkip?.()).toMatch(
      /^no file that it reads has changed within a day/,
    );
  });

  it.each([
    'package-lock.json',
    '.prettierrc.json',
    '.prettierignore',
    'eslint.config.mjs',
    'cspell-words.txt',
    'cspell.config.yaml',
    '.markdownlint-cli2.mjs',
    'stylelint.config.mjs',
    'tools/check/lint/restrictions.mjs',
  ])('take all files after a change to %s', (file) => {
    for (const step of onTheSources) expect(onRecentFiles(step, [page, file])).toBe(step);
  });

  it('take all files where the history cannot tell, or at night', () => {
    for (const step of onTheSources) expect(onRecentFiles(step, undefined)).toBe(step);
  });
});

describe('unit tests', () => {
  const file = 'src/physics/decays.ts';

  it('are those that import a changed file, and all that read files by themselves', () => {
    const {command} = onRecentFiles(stepOf('unit tests'), [file, 'src/gone.ts']);
    expect(command.slice(0, 2)).toEqual(['node_modules/.bin/vitest', 'related']);
    expect(command).toContain('--outputFile=test-results/unit.json');
    expect(command).toContain(file);
    expect(command).toContain('tests/unit/pageMinutes.test.ts');
    expect(command).toContain('plugins/shared-values/index.test.ts');
    expect(command).not.toContain('src/physics/rates.test.ts');
    expect(command).not.toContain('src/gone.ts');
  });

  it('are all of them after a change to many files', () => {
    const many = Array.from({length: 201}, (_, i) => `src/physics/${i}.ts`);
    expect(onRecentFiles(stepOf('unit tests'), many)).toBe(stepOf('unit tests'));
  });
});

it('steps that compare files with each other always read all of them', () => {
  for (const name of ['types', 'unused code and dependencies', 'terms']) {
    expect(onRecentFiles(stepOf(name), [page])).toBe(stepOf(name));
  }
});
