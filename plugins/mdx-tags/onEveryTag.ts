import path from 'node:path';
import type {MdxNode} from './mdxTree';

interface PageFile {
  readonly path: string;
}

/** A Remark transformer that resolves each tag of a page, outer ones first; an error names the page. */
export function onEveryTag(
  resolve: (tag: MdxNode) => void,
): (page: MdxNode, file: PageFile) => void {
  function visit(node: MdxNode): void {
    if (node.type.startsWith('mdxJsx')) resolve(node);
    node.children?.forEach(visit);
  }
  return (page, file) => {
    try {
      visit(page);
    } catch (error) {
      const name = path.relative(process.cwd(), file.path);
      throw new Error(`${name}: ${(error as Error).message}`, {cause: error});
    }
  };
}
