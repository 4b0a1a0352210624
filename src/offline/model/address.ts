/** Between the files of the site and the addresses under which readers know them. */

/** What a page's address may end with and should not, and a slash at its end. */
const ending = /(?:\/index)?\.html$|\/index$|\/$/;

/** `docs/faqs.html` is requested, and stored, as `docs/faqs`; `index.html` as the top of the site. */
export function addressOfFile(path: string): string {
  return path === 'index.html' ? '' : path.replace(/(?:\/index)?\.html$/, '');
}

/** The canonical URL of a page, however it was requested: without ending, query and hash. */
export function pageAddress(pathname: string, base: string): string {
  const path = `/${pathname.slice(base.length)}`.replace(ending, '');
  return path === '' ? base : base + path.slice(1);
}

const named = /^(?:assets|fonts|katex)\/|[-.][0-9a-f]{8}\.[\w.]+$/;

/** Whether a file of this name never changes, because its contents or version are in the name. */
export function isNamedByContent(path: string): boolean {
  return named.test(path);
}
