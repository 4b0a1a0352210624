/**
 * Adds the data that a page of Markdown prints to its dependencies; the page itself stays as it is.
 *
 * @param {string} source the page
 * @returns {string} the page
 */
export default function addDependencies(source) {
  const {foldersOf} = this.getOptions();
  for (const folder of foldersOf(source, this.resourcePath)) this.addContextDependency(folder);
  return source;
}
