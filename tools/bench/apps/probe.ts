/** What runs in the measured page: it watches until the app is there, and until it has answered. */

interface Probe {
  /** Milliseconds from the start of the visit until one of the elements is visible and painted. */
  ready(selector: string): Promise<number>;
  /** Milliseconds from the start of the visit to the first paint of the page. */
  firstPaint(): number;
  /** From each input to the paint of what it changed, in milliseconds, since the last call. */
  answers(): number[];
}

declare global {
  interface Window {
    appProbe: Probe;
  }
}

/** Runs in the browser: nothing from outside of the function is there. */
export function installProbe(): void {
  let pending: number | undefined;
  let times: number[] = [];

  const painted = (then: () => void): void => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });
  };

  const everything = {attributes: true, characterData: true, childList: true, subtree: true};

  const watchAnswers = (): void => {
    new MutationObserver(() => {
      if (pending === undefined) return;
      const inputTime = pending;
      pending = undefined;
      painted(() => times.push(performance.now() - inputTime));
    }).observe(document, everything);
    for (const name of ['pointermove', 'keydown']) {
      const handleInput = ({timeStamp}: Event): void => {
        pending ??= timeStamp;
      };
      window.addEventListener(name, handleInput, true);
    }
  };
  watchAnswers();

  window.appProbe = {
    ready: (selector) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = Array.from(document.querySelectorAll(selector));
          if (!found.some((element) => element.checkVisibility())) return;
          observer.disconnect();
          painted(() => resolve(performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, everything);
        look();
      }),
    firstPaint: () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    answers: () => {
      const all = times;
      times = [];
      pending = undefined;
      return all;
    },
  };
}
