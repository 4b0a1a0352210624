/**
 * Frames of the event display with more than 300 tracks, in each view, on this machine and on a fifth of one core, in
 * the site in `build/`. `--view 3-D` measures that view alone.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inBrowser} from '../harness/browser';
import {canHold, held, heldNote, slowShare} from '../harness/heldCore';
import {withHost, type Host} from '../harness/host';
import {defineBench} from '../harness/report';
import {builtSite} from '../harness/sites';
import {named, spreadOf, sum} from '../harness/statistics';
import {columnTable} from '../harness/table';
import {scenes, type Scene} from './scenes';

declare global {
  interface Window {
    /** Milliseconds from frame to frame since the start. */
    eventFrames: {start(): void; stop(): readonly number[]};
  }
}

/** Runs in the browser: nothing from outside of the function is there. */
function installFrames(): void {
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

/** A collision of heavy ions, drawn with all of its tracks. */
const [group, key] = ['heavyIon', 'heavyIon-01'];
const minTracks = 300;

interface TracksOf {
  readonly Tracks: Readonly<Record<string, readonly unknown[]>>;
}

function tracksIn(site: string): number {
  const file = path.join(site, 'events', `${group}.json`);
  const events = JSON.parse(readFileSync(file, 'utf8')) as Record<string, TracksOf>;
  return sum(Object.values(events[key]?.Tracks ?? {}).map(({length}) => length));
}

/** A fifth of a core draws a picture in 3-D, without a graphics card, in seconds: few are enough there. */
const moves = {full: 60, held: 12};

async function framesOf(host: Host, scene: Scene, isSlow: boolean): Promise<readonly number[]> {
  return inBrowser({probe: installFrames}, async (visit) => {
    const {page} = visit;
    const event = `event.group=${group}&event.key=${key}&event.pt=0`;
    const query = `?event.v=1&${event}&event.view=${scene.address}`;
    await page.goto(`${host.origin}/apps/event-display${query}`);
    await page.locator(scene.drawn).first().waitFor({timeout: 60_000});
    await page.waitForTimeout(2_000);
    return held(visit.group, isSlow ? slowShare : 1, async () => {
      await page.evaluate(() => window.eventFrames.start());
      await scene.act(page, isSlow ? moves.held : moves.full);
      return page.evaluate(() => window.eventFrames.stop());
    });
  });
}

function times(all: readonly number[]): string {
  if (all.length === 0) return '–';
  const {p50, p95} = spreadOf(all);
  return `${p50.toFixed(0)} / ${p95.toFixed(0)}`;
}

export const bench = defineBench({
  options: {view: {type: 'string', multiple: true}},
  async measure({view: views}) {
    const site = builtSite();
    const tracks = tracksIn(site);
    if (tracks < minTracks) throw new Error(`The event has ${tracks} tracks only.`);
    const figures: (Pick<Scene, 'view' | 'what'> & Record<'full' | 'slow', readonly number[]>)[] =
      [];
    await withHost(site, async (host) => {
      for (const scene of named(scenes, ({view}) => view, views)) {
        const {view, what} = scene;
        const full = await framesOf(host, scene, false);
        const slow = canHold ? await framesOf(host, scene, true) : [];
        figures.push({view, what, full, slow});
        console.log(`${view}, ${what}: ${times(full)} ms`);
      }
    });
    const table = columnTable(
      figures,
      [
        ['View', ({view}) => view],
        ['While', ({what}) => what],
        ['Frame p50 / p95, ms', ({full}) => times(full)],
        ['Held, ms', ({slow}) => times(slow)],
      ],
      2,
    );
    const note = `no graphics card; an event of ${tracks} tracks, all drawn`;
    return {notes: [note, heldNote], tables: [table], figures};
  },
});
