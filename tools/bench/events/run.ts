/**
 * `npm run bench:events`: frames of the event display with more than 300 tracks, in each view, on this
 * machine and on a fifth of one core. It measures the site in `build/`: make it by `npm run build`.
 */
import path from 'node:path';
import {alignedTable} from '../alignedTable';
import {slowShare} from '../apps/visit';
import {spreadOf} from '../finder/spread';
import {canHold, held} from '../heldCore';
import {startHost, type Host} from '../host';
import {namingHelper} from '../../lib/namingHelper';
import {inBrowser} from '../inBrowser';
import {circumstancesNow, report} from '../report';
import {installFrames} from './frames';
import {fewestTracks, measuredEvent} from './measuredEvent';
import {scenes, type Scene} from './scenes';

/** A fifth of a core draws a picture in 3-D, without a graphics card, in seconds: few are enough there. */
const moves = {full: 60, held: 12};

interface FrameMeasurement {
  readonly view: string;
  readonly what: string;
  /** Milliseconds from frame to frame. */
  readonly full: readonly number[];
  readonly slow: readonly number[];
}

async function framesOf(host: Host, scene: Scene, isSlow: boolean): Promise<readonly number[]> {
  return inBrowser(async ({page, group}) => {
    await page.addInitScript({content: namingHelper});
    await page.addInitScript(installFrames);
    const query = `?event.v=1&${measuredEvent.query}&event.view=${scene.address}`;
    await page.goto(`${host.origin}/apps/event-display${query}`);
    await page.locator(scene.drawn).first().waitFor({timeout: 60_000});
    await page.waitForTimeout(2_000);
    const work = async (): Promise<readonly number[]> => {
      await page.evaluate(() => window.eventFrames.start());
      await scene.act(page, isSlow ? moves.held : moves.full);
      return page.evaluate(() => window.eventFrames.stop());
    };
    return isSlow ? held(group, slowShare, work) : work();
  });
}

function times(all: readonly number[]): string {
  if (all.length === 0) return '–';
  const {p50, p95} = spreadOf(all);
  return `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
}

async function main(): Promise<void> {
  const now = circumstancesNow();
  const root = path.resolve('build');
  const tracks = measuredEvent.tracksIn(root);
  if (tracks < fewestTracks) throw new Error(`The event has ${tracks} tracks only.`);
  const host = await startHost(root);
  const measured: FrameMeasurement[] = [];
  try {
    for (const scene of scenes) {
      const full = await framesOf(host, scene, false);
      const slow = canHold ? await framesOf(host, scene, true) : [];
      const {view, what} = scene;
      measured.push({view, what, full, slow});
      console.log(`${view}, ${what}: ${times(full)} ms`);
    }
  } finally {
    host.close();
  }
  const table = alignedTable(
    [
      ['View', 'While', 'Frame p50 / p95, ms', 'Held, ms'],
      ...measured.map(({view, what, full, slow}) => [view, what, times(full), times(slow)]),
    ],
    2,
  );
  const notes = [
    `no graphics card; an event of ${tracks} tracks, all drawn`,
    `held is ${slowShare} of one core for all processes of the browser`,
  ];
  report('events', now, notes, [table], measured);
}

void main();
