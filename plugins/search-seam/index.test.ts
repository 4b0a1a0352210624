/** The stand-ins are where the theme looks for what they replace: an upgrade that moves a seam is seen. */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {searchSeamPlugin} from './index';

interface Rule {
  readonly test: RegExp;
  readonly resolve: {readonly alias: Readonly<Record<string, string>>};
}

interface Configured {
  readonly module: {readonly rules: readonly Rule[]};
  readonly devServer: {readonly static: readonly {directory: string; publicPath: string}[]};
}

const context = {baseUrl: '/base/', outDir: '/site/build'} as LoadContext;
const configured = searchSeamPlugin(context).configureWebpack?.call(
  {},
  {},
  false,
  {} as never,
  undefined,
) as unknown as Configured;

const library = path.dirname(
  createRequire(import.meta.url).resolve('@docusaurus/theme-search-algolia'),
);
const moduleOf = (name: string): string => path.join(library, 'theme', name, 'index.js');
const rules = configured.module.rules.map(({test, resolve}) => ({test, alias: resolve.alias}));

describe.each(['SearchBar', 'SearchPage'])('the seams of %s', (name) => {
  const [rule] = rules.filter(({test}) => test.test(moduleOf(name)));
  const source = readFileSync(moduleOf(name), 'utf8');

  it('are imports that this module has', () => {
    const specifiers = Object.keys(rule?.alias ?? {}).map((key) => key.replace('$', ''));
    expect(specifiers).not.toEqual([]);
    for (const specifier of specifiers) expect(source).toContain(`'${specifier}'`);
  });

  it('lead to files of ours', () => {
    for (const file of Object.values(rule?.alias ?? {})) expect(existsSync(file), file).toBe(true);
  });
});

it('no seam is open to modules that are not the theme’s', () => {
  const ours = path.resolve('src/search/ui/SearchModal.tsx');
  const others = [
    ours,
    path.resolve('src/theme/SearchBar/index.tsx'),
    moduleOf('SearchTranslations'),
  ];
  for (const file of others) expect(rules.filter(({test}) => test.test(file))).toEqual([]);
});

it('the development server has the index of the last build, below the base URL', () => {
  expect(configured.devServer.static).toEqual([
    {directory: path.join('/site/build', 'search'), publicPath: '/base/search'},
  ]);
});
