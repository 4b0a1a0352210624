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
    ['a hook that reads a page component', 'src/hooks/probe.ts', '../mdx/Table', 'Table'],
    [
      'a client module that reads the theme',
      'src/client/probe.ts',
      '../theme/NotFound/Content',
      'x',
    ],
    ['physics that reads a sample', 'src/physics/probe.ts', '../samples/registry', 'samples'],
    ['a page that reads a plugin', 'src/pages/probe.ts', '../../plugins/search-seam', 'x'],
  ])('%s', async (_, file, from, name) => {
    const code = `import {${name}} from '${from}';\nexport const probe = ${name};\n`;
    expect(await rulesBroken(file, code)).toContain('boundaries/element-types');
  });

  it('a reader of the environment outside config/env.ts', async () => {
    const code = 'export const probe = process.env.PROBE;\n';
    expect(await rulesBroken('config/probe.ts', code)).toContain('no-restricted-syntax');
    expect(await rulesBroken('plugins/probe.ts', code)).toContain('no-restricted-syntax');
  });
});

it('lint accepts a component of Markdown that reads a hook', async () => {
  const code =
    "import {useOverflow} from '../hooks/useOverflow';\nexport const probe = useOverflow;\n";
  expect(await rulesBroken('src/mdx/probe.ts', code)).toEqual([]);
});
