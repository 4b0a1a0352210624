import {describe, expect, it} from 'vitest';
import {existsSync, readFileSync} from 'node:fs';
import {mdxTags} from '.';
import appTags from './appTags.json';
import {importOf, type MdxNode} from './mdxTree';

const modules = [
  'mdx/RecordTable/index',
  'mdx/VariableList/2016e-8tev',
  'mdx/VariableList/2020e-13tev',
  'mdx/HistogramAnalyser/zll13',
  'figures/AntiKt/index',
];

const tag = (name: string, release?: string, children: MdxNode[] = []): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: release ? [{name: 'release', value: release}] : [],
  children,
});

/** The page after the plugin: what it imports, and the names of the tags that it then has. */
function pageOf(...children: MdxNode[]) {
  const page: MdxNode = {type: 'root', children};
  mdxTags((module) => modules.includes(module))()(page);
  const imports = children
    .filter(({type}) => type === 'mdxjsEsm')
    .map(({data}) => {
      const [statement] = data?.estree?.body ?? [];
      const {source, specifiers} = statement as unknown as {
        source: {value: string};
        specifiers: {imported: {name: string}; local: {name: string}}[];
      };
      const [{imported, local}] = specifiers as [(typeof specifiers)[number]];
      return `${imported.name} as ${local.name} from ${source.value}`;
    });
  return {imports, tags: children.map(({name}) => name).filter(Boolean)};
}

describe('a page of Markdown', () => {
  it('imports a tag once, however often and deep it stands', () => {
    const {imports} = pageOf(tag('RecordTable'), tag('Tabs', undefined, [tag('RecordTable')]));
    expect(imports).toEqual(['RecordTable as RecordTable from @site/src/mdx/RecordTable']);
  });

  it('imports the tables of the releases that it names, and of no other', () => {
    const {imports, tags} = pageOf(tag('VariableList', '2020e-13tev'));
    expect(imports).toEqual([
      'VariableList as VariableList_2020e_13tev from @site/src/mdx/VariableList/2020e-13tev',
    ]);
    expect(tags).toEqual(['VariableList_2020e_13tev']);
  });

  it('shows two releases side by side', () => {
    const {imports} = pageOf(tag('VariableList', '2020e-13tev'), tag('VariableList', '2016e-8tev'));
    expect(imports).toHaveLength(2);
  });

  it('imports the app that a tag names', () => {
    const analyser: MdxNode = {
      type: 'mdxJsxFlowElement',
      name: 'HistogramAnalyser',
      attributes: [{name: 'app', value: 'zll13'}],
    };
    expect(pageOf(analyser).imports).toEqual([
      'HistogramAnalyser as HistogramAnalyser_zll13 from @site/src/mdx/HistogramAnalyser/zll13',
    ]);
  });

  it('hands the release to a tag that has one module for all', () => {
    const {imports, tags} = pageOf(tag('RecordTable', '2024r-pp'));
    expect(imports).toEqual(['RecordTable as RecordTable from @site/src/mdx/RecordTable']);
    expect(tags).toEqual(['RecordTable']);
  });

  it('imports a figure by its name, and a part of an app from the app', () => {
    expect(pageOf(tag('AntiKt'), tag('CiteThis')).imports).toEqual([
      'AntiKt as AntiKt from @site/src/figures/AntiKt',
      'CiteThis as CiteThis from @site/src/apps/citations/CiteThis',
    ]);
  });

  it('finds the tags of apps in the modules that it names', () => {
    const missing = Object.entries(appTags).filter(([name, module]) => {
      const file = [`src/${module}.tsx`, `src/${module}/index.tsx`].find((path) =>
        existsSync(path),
      );
      const exported = new RegExp(`export (?:(?:function|const) ${name}\\b|\\{[^}]*\\b${name}\\b)`);
      return !file || !exported.test(readFileSync(file, 'utf8'));
    });
    expect(missing).toEqual([]);
  });

  it('leaves alone what it imports itself, what is not a folder, and plain elements', () => {
    const own = importOf('RecordTable', 'RecordTable', './mine');
    const {imports} = pageOf(own, tag('RecordTable'), tag('Tabs'), tag('details'));
    expect(imports).toEqual(['RecordTable as RecordTable from ./mine']);
  });
});
