/** Waits for the head of a page: its title follows the route a moment later than the text. */

/** A page that has no address of its own, such as "Page not found", is not waited for longer. */
const patience = 1000;

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

function headBelongsTo(pathname: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical
    ? withoutSlash(new URL(canonical.href).pathname) === withoutSlash(pathname)
    : false;
}

/** Title and canonical address change in one go: once the address fits, so does the title. */
export function headOf(pathname: string): Promise<void> {
  if (headBelongsTo(pathname)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (headBelongsTo(pathname)) done();
    });
    observer.observe(document.head, {childList: true, subtree: true, attributes: true});
    const timer = setTimeout(done, patience);
  });
}

/** Browsers load pages ahead that may never be looked at. */
export function shown(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), {once: true});
  });
}
