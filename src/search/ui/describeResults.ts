/** Upstream makes the path of each result a landmark: fifteen of them, all of one name. */
export function describeResults(page: Element): () => void {
  const describe = (): void => {
    for (const path of Array.from(page.querySelectorAll('article nav'))) {
      path.setAttribute('role', 'presentation');
      path.removeAttribute('aria-label');
    }
  };
  const observer = new MutationObserver(describe);
  observer.observe(page, {subtree: true, childList: true});
  return () => observer.disconnect();
}
