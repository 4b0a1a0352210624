/**
 * `<RunButtons notebook="…" />` and `<NotebookList release="…" />` get what they print, so that a page
 * carries its own notebooks and no others. A notebook or a release that nobody knows stops the build. What the
 * services require and offer is on a page once, before its sources.
 */
import {notebookKeys, notebookOf, notebooks} from '../../src/data/notebooks';
import {notebookReleases, refs, type Notebook} from '../../src/data/notebooks/schema';
import {nearest} from '../../src/lib/nearest';
import {rowOf, runFacts, serviceTerms} from '../../src/lib/notebooks/facts';
import {propOf} from '../citations/prop';
import {addToPage, attributeOf, importOf, type MdxNode} from '../mdx-tags/mdxTree';
import {onEveryTag} from '../mdx-tags/onEveryTag';

/** The component that lists the services; the parts of a page end before it. */
export const servicesTag = 'RunServices';

function notebookNamed(tag: MdxNode): Notebook {
  const key = attributeOf(tag, 'notebook') ?? '';
  const notebook = notebookOf(key);
  if (notebook) return notebook;
  const like = nearest(key, notebookKeys).join(', ');
  throw new Error(`<RunButtons> names "${key}", which is not a notebook. Nearest: ${like}`);
}

/** Those of a release or of a folder, on the current branch unless a tag is named. */
function notebooksAsked(tag: MdxNode): readonly Notebook[] {
  const release = attributeOf(tag, 'release');
  const folder = attributeOf(tag, 'folder');
  const ref = attributeOf(tag, 'at') ?? 'master';
  const listed = notebooks.filter(
    (notebook) =>
      notebook.ref === ref &&
      (release === undefined || notebook.release === release) &&
      (folder === undefined || notebook.path.startsWith(`${folder}/`)),
  );
  const isAsked = release !== undefined || folder !== undefined;
  if (isAsked && listed.length > 0) return listed;
  const releases = notebookReleases.join(', ');
  throw new Error(
    `<NotebookList> finds no notebook: release is one of ${releases}, folder a folder of the collection, at one of ${refs.join(', ')}`,
  );
}

function nameOfList(tag: MdxNode): string {
  const of = attributeOf(tag, 'release') ?? attributeOf(tag, 'folder') ?? '';
  const ref = attributeOf(tag, 'at');
  return `Notebooks of ${of}${ref ? `, tag ${ref}` : ''}`;
}

function resolve(tag: MdxNode, run: Notebook[]): void {
  if (tag.name === 'RunButtons') {
    const notebook = notebookNamed(tag);
    run.push(notebook);
    tag.attributes = [propOf('facts', runFacts(notebook))];
  }
  if (tag.name === 'NotebookList') {
    tag.attributes = [
      propOf('name', nameOfList(tag)),
      propOf('rows', notebooksAsked(tag).map(rowOf)),
    ];
  }
}

/** Adds the terms of the services before the sources of a page, or at its end. */
function addServices(page: MdxNode, run: readonly Notebook[]): void {
  const {children = []} = page;
  const sources = children.findIndex(
    ({type, depth, data}) => type === 'heading' && depth === 2 && data?.id === 'sources',
  );
  children.splice(sources < 0 ? children.length : sources, 0, {
    type: 'mdxJsxFlowElement',
    name: servicesTag,
    attributes: [propOf('services', serviceTerms(run))],
    children: [],
  });
  addToPage(page, [importOf(servicesTag, servicesTag, `@site/src/components/${servicesTag}`)]);
}

/** The Remark plugin. */
export const notebookTags = () => (page: MdxNode, file: {readonly path: string}) => {
  const run: Notebook[] = [];
  onEveryTag((tag) => resolve(tag, run))(page, file);
  if (run.length > 0) addServices(page, run);
};
