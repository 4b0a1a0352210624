/** What runs in the measured page: it notes when frames are drawn. */

interface Frames {
  start(): void;
  /** Milliseconds from frame to frame since the start. */
  stop(): readonly number[];
}

declare global {
  interface Window {
    eventFrames: Frames;
  }
}

/** Runs in the browser: nothing from outside of the function is there. */
export function installFrames(): void {
  let isOn = false;
  let before: number | undefined;
  let times: number[] = [];
  const note = (now: number): void => {
    if (!isOn) return;
    if (before !== undefined) times.push(now - before);
    before = now;
    requestAnimationFrame(note);
  };
  window.eventFrames = {
    start() {
      isOn = true;
      before = undefined;
      times = [];
      requestAnimationFrame(note);
    },
    stop() {
      isOn = false;
      return times;
    },
  };
}
