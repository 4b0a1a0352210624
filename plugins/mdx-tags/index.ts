/**
 * Each page of Markdown imports the tags that it uses, and what they need is loaded with no other
 * page. A tag is a folder of `src/mdx` or a figure of `src/figures` by its name, or a part of an app (`appTags.json`).
 * If the folder of `src/mdx` has a file named after the release or the app that the tag asks for, this file is
 * imported, with what it needs only.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import appTags from './appTags.json';
import {addToPage, attributeOf, importOf, namesDeclared, type MdxNode} from './mdxTree';

const appModules: Readonly<Record<string, string>> = appTags;

/** Checks that a module of `src`, named without its ending, exists. */
type Exists = (module: string) => boolean;

const existsOnDisk: Exists = (module) =>
  existsSync(path.resolve(__dirname, '../../src', `${module}.tsx`));

const identifier = (tag: string, wanted: string): string => `${tag}_${wanted.replace(/\W/g, '_')}`;

export const mdxTags =
  (exists: Exists = existsOnDisk) =>
  () =>
  (page: MdxNode): void => {
    const declared = namesDeclared(page);
    const imported = new Map<string, MdxNode>();

    function need(tag: string, local: string, module: string): void {
      imported.set(local, importOf(tag, local, `@site/src/${module}`));
    }

    function visit(node: MdxNode): void {
      const {name: tag = '', children = []} = node;
      if (/^[A-Z]\w*$/.test(tag ?? '') && !declared.has(tag ?? '')) resolve(node, tag ?? '');
      children.forEach(visit);
    }

    function resolve(node: MdxNode, tag: string): void {
      const wanted = attributeOf(node, 'release') ?? attributeOf(node, 'app');
      if (wanted && exists(`mdx/${tag}/${wanted}`)) {
        node.name = identifier(tag, wanted);
        need(tag, node.name, `mdx/${tag}/${wanted}`);
        return;
      }
      const folder = [`mdx/${tag}`, `figures/${tag}`].find((name) => exists(`${name}/index`));
      const module = folder ?? appModules[tag];
      if (module) need(tag, tag, module);
    }

    visit(page);
    addToPage(page, [...imported.values()]);
  };
