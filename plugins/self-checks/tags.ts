/**
 * `<SelfChecks page="…" />` gets the questions of its page, and `<Practice />` the list of all pages with questions. A doc
 * with a tag that names another page stops the build: readers return from a repeated question by its path.
 */
import {propOf} from '../citations/prop';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {onEveryTag} from '../mdx-tags/onEveryTag';
import {knownChecks, outline, servedChecks} from './pages';

/** The path of a doc, from its file; null for other pages, such as the style sample. */
const docOf = (file: string): string | null =>
  /[\\/](docs[\\/].+)\.mdx$/.exec(file)?.[1]?.replaceAll('\\', '/').replace(/^/, '/') ?? null;

function resolve(tag: MdxNode, file: string): void {
  if (tag.name === 'Practice') tag.attributes = [propOf('sections', outline())];
  if (tag.name !== 'SelfChecks') return;
  const page = attributeOf(tag, 'page') ?? '';
  const checks = knownChecks(page);
  if ((docOf(file) ?? page) !== page) {
    throw new Error(`<SelfChecks> names another page, "${page}".`);
  }
  tag.attributes = [propOf('checks', servedChecks(checks))];
}

/** The Remark plugin. */
export const selfCheckTags = () => (page: MdxNode, file: {readonly path: string}) =>
  onEveryTag((tag) => resolve(tag, file.path))(page, file);
