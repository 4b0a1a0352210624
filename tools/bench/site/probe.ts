/** What runs in the measured page, and what is made of it. */
// cspell:ignore longtask
import type {Speed} from './figures';

interface Seen {
  readonly paints: number[];
  readonly shifts: number[];
  readonly tasks: {readonly start: number; readonly duration: number}[];
  firstPaint: number;
}

declare global {
  interface Window {
    benchSeen: Seen;
    /** Resolves with the milliseconds from the click to the paint of the next page. */
    benchTurned: Promise<number>;
  }
}

/** Runs in the browser, before the page: nothing from outside of the function is there. */
export function installProbe(): void {
  const seen: Seen = {paints: [], shifts: [], tasks: [], firstPaint: Infinity};
  window.benchSeen = seen;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  on('largest-contentful-paint', ({startTime}) => seen.paints.push(startTime));
  on('longtask', ({startTime, duration}) => seen.tasks.push({start: startTime, duration}));
  on('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & Record<string, unknown>;
    if (hadRecentInput !== true) seen.shifts.push(Number(value));
  });
  on('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
}

/** Runs in the browser. The page counts as painted two frames after its heading and address are there. */
export function watchTurning(to: string): void {
  const heading = (): string | null | undefined => document.querySelector('h1')?.textContent;
  const before = heading();
  window.benchTurned = new Promise((resolve) => {
    const watch = ({timeStamp}: Event): void => {
      const end = (): void => resolve(performance.now() - timeStamp);
      const look = (): void => {
        const there = location.pathname === to && heading() !== before && heading() !== undefined;
        requestAnimationFrame(there ? () => requestAnimationFrame(end) : look);
      };
      look();
    };
    document.addEventListener('click', watch, {capture: true, once: true});
  });
}

/** Only what a task takes beyond this blocks. */
const unnoticed = 50;

/** The paints, tasks and shifts of a visit as the usual three figures. */
export function speedOf({paints, shifts, tasks, firstPaint}: Seen): Speed {
  const blocking = tasks
    .filter(({start}) => start >= firstPaint)
    .reduce((sum, {duration}) => sum + duration - unnoticed, 0);
  return {
    lcp: Math.round(paints.at(-1) ?? Number.NaN),
    tbt: Math.round(blocking),
    cls: Number(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(4)),
  };
}
