import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {elements, importDirections} from './tools/check/lint/directions.mjs';
import {
  loadsLazily,
  oneAdapterEach,
  readsTheEnvironment,
  writesNumbers,
} from './tools/check/lint/restrictions.mjs';

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      'build/',
      'build-hosted/',
      'build-subpath/',
      '.docusaurus/',
      'tools/bench/.work/',
      'tests/fixtures/',
      'test-results/',
      '**/generated/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {...jsxA11y.flatConfigs.strict, files: ['**/*.tsx']},
  // The rules of React's compiler take half of the time of all others: only for what holds components or hooks.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['**/*.tsx', '**/use[A-Z]*.ts'],
    ignores: ['**/*.test.tsx'],
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['**/use[A-Z]*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    // TypeScript knows what exists.
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {globals: {...globals.browser, ...globals.node}},
  },
  {
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      // A list with its bullets taken off by CSS is a list for Safari only with its role, and a table
      // that CSS shows as cards is a table only with the roles of its parts.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup']},
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        {tr: ['none', 'presentation'], canvas: ['img'], td: ['cell']},
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {boundaries},
    settings: {
      'boundaries/elements': elements.map((element) => ({...element, mode: 'full'})),
      'boundaries/legacy-templates': false,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'import/resolver': {typescript: {project: './tsconfig.json'}},
    },
  },
  ...importDirections,
  {
    files: ['src/**', 'plugins/**', 'config/**', 'sidebars/**', '*.ts'],
    rules: {'no-restricted-syntax': ['error', readsTheEnvironment, loadsLazily, ...writesNumbers]},
  },
  {
    files: [
      'tools/**',
      'tests/**',
      '*.mts',
      'src/apps/histogramAnalyser/model/ownFile/readParquet.ts',
    ],
    rules: {'no-restricted-syntax': ['error', readsTheEnvironment, ...writesNumbers]},
  },
  {
    // Node alone runs the last two, and it cannot import TypeScript.
    files: [
      'config/env.ts',
      'tools/lib/environment.ts',
      'tools/bench/harness/heapProbe.cjs',
      'tests/smoke/support/firefoxBridge.mjs',
    ],
    rules: {'no-restricted-syntax': ['error', ...writesNumbers]},
  },
  {
    files: ['src/kit/format/**'],
    rules: {'no-restricted-syntax': ['error', readsTheEnvironment]},
  },
  {
    // The schemas of data are read while the site is built; what checks files in a browser imports the other.
    files: ['src/**'],
    ignores: ['src/data/**', 'src/lib/zod.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {name: 'zod', message: 'In browsers: import * as z from "@site/src/lib/zod".'},
      ],
    },
  },
  ...oneAdapterEach,
  {
    files: ['tools/**', 'tests/support/**'],
    rules: {'no-console': 'off'},
  },
  {
    // Lists that people write grow; splitting them would only hide where a fact stands.
    files: ['src/data/**'],
    rules: {'max-lines': 'off'},
  },
  {
    files: ['tests/**'],
    rules: {
      // Playwright's fixtures call a function named `use`, and declare themselves by destructuring.
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
    },
  },
);
