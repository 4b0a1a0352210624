// cspell:ignore jsxs
import {expect, it} from 'vitest';
import {jsxAlias} from '.';

const named = (name: string) => ({type: 'Identifier', name}) as const;

const importOf = (source: string, ...names: readonly string[]) => ({
  type: 'ImportDeclaration',
  source: {value: source},
  specifiers: names.map((name) => ({imported: named(name), local: named(`_${name}`)})),
});

it('imports what makes elements into variables, right after the import', () => {
  const other = importOf('@mdx-js/react', 'useMDXComponents');
  const body = [importOf('react/jsx-runtime', 'jsx', 'jsxs'), other];
  jsxAlias()({body});
  const variables = ['jsx', 'jsxs'].map((name) => ({
    type: 'VariableDeclarator',
    id: named(`_${name}`),
    init: named(`_${name}$`),
  }));
  expect(body).toEqual([
    {
      ...importOf('react/jsx-runtime'),
      specifiers: ['jsx', 'jsxs'].map((name) => ({
        imported: named(name),
        local: named(`_${name}$`),
      })),
    },
    {type: 'VariableDeclaration', kind: 'const', declarations: variables},
    importOf('@mdx-js/react', 'useMDXComponents'),
  ]);
});

it('leaves a page without elements as it is', () => {
  const body = [importOf('@mdx-js/react', 'useMDXComponents')];
  jsxAlias()({body});
  expect(body).toEqual([importOf('@mdx-js/react', 'useMDXComponents')]);
});
