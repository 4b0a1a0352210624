/** jsdom for all unit tests of a worker: what it lacks, and an empty page for each file. */
import {afterAll} from 'vitest';

// As wide as the limits of the tests: what a component waits for may take long on a busy machine.
if ('document' in globalThis) {
  const {configure} = await import('@testing-library/react');
  configure({asyncUtilTimeout: 60_000});
}

/** Nothing has a size in jsdom, so nothing is ever resized or scrolled. */
class NeverResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if ('document' in globalThis) {
  globalThis.ResizeObserver = NeverResized;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;

  afterAll(() => {
    document.body.replaceChildren();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
}
