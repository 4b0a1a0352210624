/**
 * One prefetch link for each file. For every route that comes into view, Docusaurus adds a link for each of its files, also
 * for those that other routes share, and it waits for a file to arrive before it remembers the file: a page of links had
 * twelve elements for each file.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const isPrefetch = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'prefetch';

if (ExecutionEnvironment.canUseDOM) {
  const requested = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const {addedNodes} of records) {
      for (const link of Array.from(addedNodes).filter(isPrefetch)) {
        if (requested.has(link.href)) link.remove();
        requested.add(link.href);
      }
    }
  });
  observer.observe(document.head, {childList: true});
}
