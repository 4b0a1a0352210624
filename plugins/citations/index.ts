/**
 * Numbers what a page cites in the order of first citation, and gives its list of references the
 * entries that it needs: the bibliography itself is in no script. A page that cites what nobody
 * knows, or cites without a list, stops the build.
 */
import path from 'node:path';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {PageSources} from './pageSources';

const isTag = (node: MdxNode, name: string): boolean =>
  node.type.startsWith('mdxJsx') && node.name === name;

export const citations =
  () =>
  (page: MdxNode, {path: file}: {readonly path: string}): void => {
    const sources = new PageSources();

    function visit({children = [], type}: MdxNode): void {
      children.forEach((child, index) => {
        if (isTag(child, 'Cite')) sources.cite(child, children[index - 1], type === 'heading');
        if (isTag(child, 'References')) sources.references(child);
        visit(child);
      });
    }

    visit(page);
    sources.finish(path.basename(file, path.extname(file)));
    if (sources.problems.length > 0) {
      const name = path.relative(process.cwd(), file);
      throw new Error(sources.problems.map((problem) => `${name}: ${problem}`).join('\n'));
    }
  };
