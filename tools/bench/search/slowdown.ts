/** Whether the browser is really held: the same work in a Worker, let loose and held. */
import type {Page} from '@playwright/test';
import {heldShare, median} from './figures';
import {canHold, held} from '../heldCore';
import {inBrowser} from '../inBrowser';

const worker = `
  onmessage = ({data}) => {
    const start = performance.now();
    let sum = 0;
    for (let i = 0; i < data; i++) sum += Math.sqrt(i % 1000);
    postMessage([performance.now() - start, sum]);
  };
`;

const steps = 2e7;
const repetitions = 15;

async function workTime(page: Page): Promise<number> {
  const times = await page.evaluate(
    async ({source, count, times}) => {
      const busy = new Worker(URL.createObjectURL(new Blob([source])));
      const found: number[] = [];
      for (let i = 0; i < times; i++) {
        const answer = new Promise<MessageEvent<number[]>>((resolve) => {
          busy.onmessage = resolve;
        });
        busy.postMessage(count);
        found.push((await answer).data[0] ?? Number.NaN);
      }
      busy.terminate();
      return found;
    },
    {source: worker, count: steps, times: repetitions},
  );
  return median(times);
}

/** Null where a browser cannot be held. */
export async function slowdownNow(): Promise<number | null> {
  if (!canHold) return null;
  return inBrowser(async ({page, group}) => {
    const free = await workTime(page);
    const slow = await held(group, heldShare, () => workTime(page));
    return Number((slow / free).toFixed(2));
  });
}
