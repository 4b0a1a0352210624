/** The import directions of ARCHITECTURE.md are really enforced by lint. */
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

const eslint = new ESLint();

async function rulesBroken(filePath: string, code: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(code, {filePath});
  return result?.messages.map(({ruleId}) => ruleId ?? 'syntax') ?? [];
}

describe('lint refuses', () => {
  it.each([
    ['data that reads a hook', 'src/data/probe.ts', '../hooks/useOverflow', 'useOverflow'],
    ['a hook that reads a helper of tests', 'src/hooks/probe.ts', '../test-kit/testApps', 'x'],
    ['a hook that reads a page component', 'src/hooks/probe.ts', '../mdx/Table', 'Table'],
    [
      'a client module that reads the theme',
      'src/client/probe.ts',
      '../theme/NotFound/Content',
      'x',
    ],
    ['physics that reads a sample', 'src/physics/probe.ts', '../samples/registry', 'samples'],
    ['a page that reads a plugin', 'src/pages/probe.ts', '../../plugins/search-seam', 'x'],
    ['an app that reads another app', 'src/apps/mlLab/probe.ts', '../citations/CiteThis', 'x'],
    [
      'a view that reads the model of another app',
      'src/apps/eventDisplay/ui/probe.ts',
      '@site/src/apps/histogramAnalyser/model/analysis',
      'x',
    ],
    [
      'a view that reads a view of another app',
      'src/apps/eventDisplay/ui/panels/probe.ts',
      '@site/src/apps/histogramAnalyser/ui/view/Provenance',
      'x',
    ],
    [
      'a model that reads the model of another app',
      'src/apps/sampleFinder/model/probe.ts',
      '@site/src/apps/dataTools/model/fields',
      'x',
    ],
    [
      'a test that reads another app',
      'src/apps/sampleFinder/model/probe.test.ts',
      '@site/src/apps/dataTools/model/fields',
      'x',
    ],
    [
      'an app that reads a helper of tests',
      'src/apps/mlLab/probe.ts',
      '@site/src/test-kit/testApps',
      'x',
    ],
    ['the kit that reads an app', 'src/kit/app/probe.ts', '@site/src/apps/mlLab', 'x'],
    [
      'the kit that reads the model of an app',
      'src/kit/fields/probe.ts',
      '@site/src/apps/mlLab/model/settings',
      'x',
    ],
  ])('%s', async (_, file, from, name) => {
    const code = `import {${name}} from '${from}';\nexport const probe = ${name};\n`;
    expect(await rulesBroken(file, code)).toContain('boundaries/element-types');
  });

  it.each([
    [
      'styles of another app',
      "import styles from '@site/src/apps/histogramAnalyser/ui/view/Provenance.module.css';\nexport const probe = styles;\n",
    ],
    [
      'another app that is loaded lazily',
      "export const probe = () => import('@site/src/apps/mlLab');\n",
    ],
    ['a re-export of an app', "export {MachineLearningLab} from '@site/src/apps/mlLab';\n"],
  ])('%s', async (_, code) => {
    const broken = await rulesBroken('src/apps/eventDisplay/ui/probe.ts', code);
    expect(broken).toContain('boundaries/element-types');
  });

  it.each([
    'config/probe.ts',
    'plugins/probe.ts',
    'src/lib/probe.ts',
    'tools/probe.ts',
    'tests/probe.ts',
  ])('a reader of the environment at %s', async (file) => {
    const code = 'export const probe = process.env.PROBE;\n';
    expect(await rulesBroken(file, code)).toContain('no-restricted-syntax');
  });

  const adapterRule = '@typescript-eslint/no-restricted-imports';

  it.each([
    ['src/apps/mlLab/ui/probe.ts', "import {Scene} from 'three';", 'Scene'],
    ['src/apps/mlLab/ui/probe.ts', "import type {File} from 'jsroot/io';", '{} as File'],
    ['src/rootFile/probe.ts', "import {openFile} from 'jsroot/io';", 'openFile'],
    ['src/rootFile/adapter.ts', "import {Scene} from 'three';", 'Scene'],
    ['src/plot/probe.ts', "import {scaleLinear} from 'd3-scale';", 'scaleLinear'],
    [
      'plugins/probe.ts',
      "import {parquetWriteBuffer} from 'hyparquet-writer';",
      'parquetWriteBuffer',
    ],
  ])('a large library at %s: %s', async (file, line, value) => {
    const broken = await rulesBroken(file, `${line}\nexport const probe = ${value};\n`);
    expect(broken).toContain(adapterRule);
  });

  it('a large library that is loaded lazily outside its adapter', async () => {
    const code = "export const probe = () => import('three');\n";
    const broken = await rulesBroken('src/apps/eventDisplay/ui/probe.ts', code);
    expect(broken).toContain('no-restricted-syntax');
  });
});

describe('lint accepts', () => {
  it('a large library in its adapter', async () => {
    const code = "import {scaleLinear} from 'd3-scale';\nexport const probe = scaleLinear;\n";
    expect(await rulesBroken('src/plot/scales.ts', code)).toEqual([]);
  });

  it.each([
    ['a component of Markdown that reads a hook', 'src/mdx/probe.ts', '../hooks/useOverflow'],
    ['a test that reads its helper', 'src/hooks/probe.test.ts', '../test-kit/testApps'],
    ['a component of Markdown that reads an app', 'src/mdx/probe.ts', '@site/src/apps/mlLab'],
    [
      'a view that reads the model of its own app',
      'src/apps/mlLab/ui/panels/probe.ts',
      '../../model/settings',
    ],
    [
      'an app that reads a view of its own',
      'src/apps/mlLab/probe.ts',
      '@site/src/apps/mlLab/ui/LabView',
    ],
    [
      'a test of every app that reads an app',
      'src/apps/probe.ts',
      '@site/src/apps/mlLab/model/settings',
    ],
  ])('%s', async (_, file, from) => {
    const code = `import {probed} from '${from}';\nexport const probe = probed;\n`;
    expect(await rulesBroken(file, code)).toEqual([]);
  });
});
