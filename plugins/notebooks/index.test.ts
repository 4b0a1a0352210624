import {describe, expect, it} from 'vitest';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {notebookTags, servicesTag} from '.';

function compiled(name: string, attributes: Readonly<Record<string, string>>): string {
  const tag: MdxNode = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({name: key, value})),
  };
  notebookTags()({type: 'root', children: [tag]}, {path: `${process.cwd()}/docs/x.mdx`});
  return JSON.stringify(tag.attributes);
}

describe('a page', () => {
  it('gets the facts of its notebook, and of no other', () => {
    const text = compiled('RunButtons', {
      notebook: '13-TeV-examples/uproot_python/Find_the_Z.ipynb',
    });
    expect(text).toContain('Open Find_the_Z.ipynb in Binder');
    expect(text).not.toContain('HyyAnalysis');
  });

  it('gets the notebooks of a release on the current branch, or at a tag', () => {
    const release = '2020e-13tev';
    expect(compiled('NotebookList', {release})).not.toContain('2020 simulation');
    expect(compiled('NotebookList', {release, at: '10fb-legacy'})).toContain('2020 simulation');
    expect(compiled('NotebookList', {folder: 'for-research'})).toContain('xRooFit');
  });

  it('stops the build if unknown what it names', () => {
    expect(() =>
      compiled('RunButtons', {notebook: '13-TeV-examples/uproot_python/Find_teh_Z.ipynb'}),
    ).toThrow(/docs\/x\.mdx: .*Find_teh_Z.*Nearest: \S*Find_the_Z\.ipynb/);
    expect(() => compiled('NotebookList', {release: '2025e'})).toThrow(/2025e-13tev-beta/);
    expect(() => compiled('NotebookList', {})).toThrow(/finds no notebook/);
  });

  it('lists once, before its sources, what the services require', () => {
    const run = (notebook: string): MdxNode => ({
      type: 'mdxJsxFlowElement',
      name: 'RunButtons',
      attributes: [{name: 'notebook', value: `13-TeV-examples/${notebook}.ipynb`}],
    });
    const sources: MdxNode = {type: 'heading', depth: 2, data: {id: 'sources'}};
    const children = [
      run('uproot_python/Find_the_Z'),
      run('cpp/ATLAS_OpenData_13-TeV_simple_cpp_example_histogram'),
      sources,
    ];
    notebookTags()({type: 'root', children}, {path: `${process.cwd()}/docs/x.mdx`});
    expect(children.map(({name, type}) => name ?? type)).toEqual([
      'mdxjsEsm',
      'RunButtons',
      'RunButtons',
      servicesTag,
      'heading',
    ]);
    expect(JSON.stringify(children[3]).match(/keeps changes in CERNBox/g)).toHaveLength(2);
  });

  it('without run buttons has no list of services', () => {
    const children: MdxNode[] = [{type: 'paragraph'}];
    notebookTags()({type: 'root', children}, {path: `${process.cwd()}/docs/x.mdx`});
    expect(children).toHaveLength(1);
  });
});
