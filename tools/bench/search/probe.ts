/** What runs in the measured page: it types, and watches until the answer is there to be read. */

export interface SearchSelectors {
  /** Clicked to open the search; without it the field is focused. */
  readonly opener?: string;
  readonly field: string;
  readonly hit: string;
  /** Shown when nothing was found, with a text that starts like this. */
  readonly none: {readonly selector: string; readonly text: string};
}

type Outcome = 'hits' | 'none' | 'late';

export interface Timing {
  readonly milliseconds: number;
  readonly outcome: Outcome;
}

interface Probe {
  /** From the wish to search to the first hit. */
  open(query: string): Promise<Timing>;
  /** From the last letter of each text, typed into an empty field, to its first hit. */
  ask(texts: readonly string[]): Promise<Timing[]>;
  /** Resolves when nothing on the page has changed for a while. */
  settled(): Promise<void>;
}

declare global {
  interface Window {
    searchProbe: Probe;
  }
}

/** Runs in the browser: nothing from outside of the function is there. */
export function installProbe({opener, field, hit, none}: SearchSelectors): void {
  const patience = 180_000;
  const quiet = 300;

  const isShown = (selector: string): boolean =>
    Array.from(document.querySelectorAll(selector)).some((found) => found.checkVisibility());

  const outcome = (): Outcome | undefined => {
    if (isShown(hit)) return 'hits';
    const notices = Array.from(document.querySelectorAll(none.selector));
    return notices.some((place) => place.textContent.trim().startsWith(none.text))
      ? 'none'
      : undefined;
  };

  const until = <T>(look: () => T | undefined): Promise<T | undefined> =>
    new Promise((resolve) => {
      const end = (value: T | undefined): void => {
        observer.disconnect();
        clearTimeout(timer);
        resolve(value);
      };
      const check = (): void => {
        const value = look();
        if (value !== undefined) end(value);
      };
      const observer = new MutationObserver(check);
      const timer = setTimeout(() => end(undefined), patience);
      const everything = {attributes: true, characterData: true, childList: true, subtree: true};
      observer.observe(document, everything);
      check();
    });

  const input = (): HTMLInputElement | undefined =>
    document.querySelector<HTMLInputElement>(field) ?? undefined;

  // React notices a new value only when the setter of the element itself was called.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (text: string): void => {
    setter?.call(input(), text);
    input()?.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
  };

  const timed = async (start: number): Promise<Timing> => {
    const found = await until(outcome);
    return {milliseconds: performance.now() - start, outcome: found ?? 'late'};
  };

  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, quiet);
      });
      const end = (): void => {
        observer.disconnect();
        resolve();
      };
      let timer = setTimeout(end, quiet);
      observer.observe(document.body, {childList: true, characterData: true, subtree: true});
    });

  window.searchProbe = {
    settled,
    async open(query) {
      const start = performance.now();
      if (opener) document.querySelector<HTMLElement>(opener)?.click();
      else input()?.focus();
      const there = await until(input);
      there?.focus();
      type(query);
      return timed(start);
    },
    async ask(texts) {
      const timings: Timing[] = [];
      for (const text of texts) {
        input()?.focus();
        type('');
        await until(() => (outcome() === undefined ? true : undefined));
        const start = performance.now();
        type(text);
        timings.push(await timed(start));
      }
      return timings;
    },
  };
}
