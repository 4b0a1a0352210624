/** The couplings to internals of the framework: `docs-dev/couplings.md` lists all of them, and their number only falls. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {filesBelow} from '../../../tools/lib/files';

/** Lower these with each that goes. */
const maxCouplings = 16;
const maxThemeParts = 24;

/** Modules outside the public interface of Docusaurus: those below `lib` and `src`, and those that it calls internal. */
const internalModule = /'(@docusaurus\/[\w-]+\/(?:lib|src|internal)(?:\/[^']*)?)'/g;
/** Imports that a plugin leads to another module. */
const alias = /^\s*'(@?[\w-]+\/[\w/-]+)\$?': /gm;
/** Files of packages found by where their main file is. */
const resolvedFile = /require\.resolve\('(@docusaurus\/[\w-]+)'\)/g;

const couplingsIn = (file: string, text: string): readonly string[] => {
  const found = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name);
  const ofPlugin = file.startsWith('plugins/') && !file.endsWith('.test.ts');
  const names = [
    ...found(internalModule),
    ...(ofPlugin ? [...found(alias), ...found(resolvedFile)] : []),
  ];
  return [...new Set(names)].map((name) => `${name} in ${file}`);
};

const sources = (): readonly string[] => [
  ...['config', 'plugins', 'sidebars', 'src', 'tools'].flatMap((folder) =>
    filesBelow('.', folder, /\.[cm]?tsx?$/).filter((file) => !file.includes('/.work/')),
  ),
  'docusaurus.config.ts',
  'vitest.config.mts',
];

const listed = (): readonly string[] =>
  Array.from(
    readFileSync('docs-dev/couplings.md', 'utf8').matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| \S/gm),
    ([, name = '', file = '']) => `${name} in ${file}`,
  );

it('finds imports of internals, aliases and files of packages', () => {
  const text = [
    "import {x} from '@docusaurus/core/lib/client/x';",
    "import {y} from '@docusaurus/theme-common/internal';",
    "import Link from '@docusaurus/Link';",
    "const file = require.resolve('@docusaurus/theme-common');",
    "    '@theme/Layout': standIn('Layout.tsx'),",
    "    '@docsearch/react/modal$': standIn('Modal.tsx'),",
  ].join('\n');
  const names = (file: string) => couplingsIn(file, text).map((line) => line.split(' ')[0]);
  const imports = ['@docusaurus/core/lib/client/x', '@docusaurus/theme-common/internal'];
  expect(names('src/a.ts')).toEqual(imports);
  expect(names('plugins/a.ts')).toEqual([
    ...imports,
    '@theme/Layout',
    '@docsearch/react/modal',
    '@docusaurus/theme-common',
  ]);
});

it('are those of the list, each with a reason', () => {
  const found = sources().flatMap((file) => couplingsIn(file, readFileSync(file, 'utf8')));
  expect([...listed()].sort()).toEqual([...found].sort());
});

it('do not become more', () => {
  expect(listed().length).toBeLessThanOrEqual(maxCouplings);
  expect(filesBelow('.', 'src/theme', /\.tsx$/).length).toBeLessThanOrEqual(maxThemeParts);
});
