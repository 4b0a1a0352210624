/** The few kinds of nodes of an MDX page that the tags need. */

interface Specifier {
  readonly local: {readonly name: string};
}

interface Statement {
  readonly type: string;
  readonly specifiers?: readonly Specifier[];
}

export interface MdxAttribute {
  readonly type?: string;
  readonly name?: string;
  readonly value?: unknown;
}

export interface MdxNode {
  readonly type: string;
  /** The name of a tag; null for a fragment. */
  name?: string | null;
  attributes?: readonly MdxAttribute[];
  readonly children?: MdxNode[];
  value?: string;
  /** Of a heading. */
  readonly depth?: number;
  /** Alignment of the columns of a table. */
  readonly align?: readonly ('left' | 'right' | 'center' | null)[];
  readonly position?: {readonly start: {readonly line: number}};
  readonly data?: {
    readonly estree?: {readonly body: readonly Statement[]};
    /** An element that is meant as itself, and not as the component that stands for it in Markdown. */
    readonly _mdxExplicitJsx?: boolean;
    readonly id?: string;
    readonly hProperties?: Readonly<Record<string, string>>;
  };
}

/** The text of an attribute; undefined without it, and where its value is an expression. */
export function attributeOf({attributes = []}: MdxNode, wanted: string): string | undefined {
  const value = attributes.find(({name}) => name === wanted)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** What a page imports under a name by itself. */
export function namesDeclared({children = []}: MdxNode): ReadonlySet<string> {
  const statements = children.flatMap(({data}) => data?.estree?.body ?? []);
  const specifiers = statements.flatMap(({specifiers = []}) => specifiers);
  return new Set(specifiers.map(({local}) => local.name));
}

/** `import {exported as local} from 'module'`, as the parser of MDX would have read it. */
export function importOf(exported: string, local: string, module: string): MdxNode {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: {type: 'Identifier', name: exported},
        local: {type: 'Identifier', name: local},
      },
    ],
    source: {type: 'Literal', value: module, raw: JSON.stringify(module)},
  };
  const estree = {type: 'Program', sourceType: 'module', body: [declaration], comments: []};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

export function addToPage({children}: MdxNode, imports: readonly MdxNode[]): void {
  children?.unshift(...imports);
}
