/** What runs in the measured page: it waits until the finder can be used, types, and watches. */

interface Probe {
  /** Milliseconds from the start of the visit until rows can be chosen; on other pages, until React runs them. */
  ready(): Promise<number>;
  /** For each text, milliseconds from its input until the list of rows was at rest. */
  type(texts: readonly string[]): Promise<number[]>;
}

declare global {
  interface Window {
    finderProbe: Probe;
  }
}

/** Runs in the browser: nothing from outside of the function is there. */
export function installProbe(): void {
  const quiet = 150;
  const isReady = (): boolean => {
    const isRunning = document.documentElement.dataset.hasHydrated === 'true';
    const isFinder = document.querySelector('input[type="search"]') !== null;
    return isRunning && (!isFinder || document.querySelector('[data-control="name"]') !== null);
  };
  const ready = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, {attributes: true, childList: true, subtree: true});
  });

  // React notices a new value only when the setter of the element itself was called.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const timed = (text: string): Promise<number> =>
    new Promise((resolve) => {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
      const start = performance.now();
      let last = start;
      const end = (): void => {
        observer.disconnect();
        resolve(last - start);
      };
      let timer = setTimeout(end, 10 * quiet);
      const observer = new MutationObserver(() => {
        last = performance.now();
        clearTimeout(timer);
        timer = setTimeout(end, quiet);
      });
      observer.observe(document.querySelector('main') ?? document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      setter?.call(field, text);
      field?.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
    });

  window.finderProbe = {
    ready: () => ready,
    async type(texts) {
      const times: number[] = [];
      for (const text of texts) times.push(await timed(text));
      return times;
    },
  };
}
