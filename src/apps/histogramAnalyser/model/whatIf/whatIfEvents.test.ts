import {describe, expect, it, vi} from 'vitest';
import type {DileptonEvent} from '@site/src/physics/montecarlo/collider/observables';
import {finished, stratified} from '@site/src/physics/montecarlo/stratified';
import {seededRandom} from '@site/src/physics/random';
import {hww8Info} from '@site/src/samples/hww8';
import {hww13dInfo} from '@site/src/samples/hww13d';
import type {SampleInfo} from '@site/src/samples/sample';
import {processComponents, smaller} from '@site/src/samples/hww13/processes';
import {testPlayApp} from '../testPlayApp';
import {EventsError, type Events} from '../events';
import type {WhatIfChoice} from './choice';
import type {MakingWorker} from './inWorker';
import {makingEvents, type Wanted} from './makeEvents';
import type {Order, Report} from './protocol';
import {whatIfOf} from './settings';
import {whatIfEvents} from './whatIfEvents';

const hww13 = testPlayApp;
const share = 0.004;

const refused = (): MakingWorker => {
  throw new Error('no workers here');
};

/** A worker that says what it is told to, after it was asked. */
function saying(...reports: readonly Report[]) {
  const worker = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: vi.fn<(order: Order) => void>(() => {
      for (const data of reports) {
        (worker as unknown as MakingWorker).onmessage?.({data} as MessageEvent<Report>);
      }
    }),
  };
  return worker;
}
const starting = (worker: object) => () => worker as unknown as MakingWorker;

const events: Events = finished(makingEvents(hww13, {}, share));

describe('events of another world', () => {
  it('are made on the page where workers are refused, with progress up to all', async () => {
    const progress: number[] = [];
    const onProgress = (done: number) => progress.push(done);
    const choice = {spin: 'off', btag: 'tight'};
    const made = await whatIfEvents(hww13, choice, {onProgress, start: refused, share});
    expect(made).toEqual(finished(makingEvents(hww13, choice, share)));
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(Math.max(...progress)).toBeLessThan(1);
  });

  it('are those that a worker made, which ends then', async () => {
    const worker = saying({kind: 'progress', done: 0.5}, {kind: 'made', events});
    const onProgress = vi.fn();
    const choice = {resolution: 'twice'};
    const made = await whatIfEvents(hww13, choice, {onProgress, start: starting(worker), share});
    expect(made).toBe(events);
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(worker.postMessage.mock.calls[0]?.[0]).toMatchObject({choice, share});
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('are made once for each choice, and handed out as copies', async () => {
    const choice = {pileup: 'more'};
    const start = vi.fn(starting(saying({kind: 'made', events})));
    await whatIfEvents(hww13, choice, {start, share});
    const again = await whatIfEvents(hww13, {...choice, spin: 'on'}, {start, share});
    expect(start).toHaveBeenCalledOnce();
    expect(again).toEqual(events);
    again.weights.fill(0);
    const third = await whatIfEvents(hww13, choice, {start, share});
    expect(third.weights[0]).toBeGreaterThan(0);
  });

  it('are not made to the end after they were stopped, and not kept', async () => {
    const worker = saying({kind: 'progress', done: 0.3});
    const control = new AbortController();
    const making = whatIfEvents(
      hww13,
      {pileup: 'many'},
      {
        start: starting(worker),
        signal: control.signal,
        share,
      },
    );
    control.abort();
    await expect(making).rejects.toThrow(/abort/i);
    expect(worker.terminate).toHaveBeenCalledOnce();

    const onPage = new AbortController();
    const slices = whatIfEvents(
      hww13,
      {pileup: 'many'},
      {
        start: refused,
        signal: onPage.signal,
        onProgress: () => onPage.abort(),
        share: 0.2,
      },
    );
    await expect(slices).rejects.toThrow(/abort/i);
  });

  it('a worker that breaks leaves the work to the page', async () => {
    const worker = saying();
    worker.postMessage = vi.fn(() => {
      (worker as unknown as MakingWorker).onerror?.({} as ErrorEvent);
    });
    const made = await whatIfEvents(hww13, {btag: 'loose'}, {start: starting(worker), share});
    expect(made).toEqual(finished(makingEvents(hww13, {btag: 'loose'}, share)));
  });

  it('cannot be made for every app', async () => {
    const other = {...hww13, key: 'zll13'};
    await expect(whatIfEvents(other, {spin: 'off'}, {start: refused, share})).rejects.toThrow(
      EventsError,
    );
  });
});

describe('other samples that can be made anew', () => {
  const wanted = ({key, processes}: SampleInfo, hasPseudoData: boolean): Wanted => ({
    key,
    processes: processes.map(({id, label}) => ({id, label, look: 'other', isSignal: false})),
    histograms: hww13.histograms.filter(({dimension}) => dimension !== 'channel'),
    hasPseudoData,
  });
  const sumOf = ({weights, processes}: Events, process: number): number =>
    Array.from(weights).reduce((sum, one, row) => sum + (processes[row] === process ? one : 0), 0);

  it.each([
    [hww8Info, false],
    [hww13dInfo, true],
  ])('keep their yields, and have data that scatter around them', (info, hasPseudoData) => {
    const made = finished(makingEvents(wanted(info, hasPseudoData), {spin: 'off'}, share));
    for (const [process, {expected}] of info.processes.entries()) {
      expect(sumOf(made, process) / expected).toBeCloseTo(1, 4);
    }
    const data = sumOf(made, info.processes.length);
    const all = info.processes.reduce((sum, {expected}) => sum + expected, 0);
    if (!hasPseudoData) expect(data).toBe(0);
    else expect(Math.abs(data - all)).toBeLessThan(4 * Math.sqrt(all));
  });
});

describe('what a switch does to the events', () => {
  const mean = (
    choice: WhatIfChoice,
    id: 'higgs' | 'ww' | 'ttbar',
    of: (e: DileptonEvent) => number,
  ) =>
    stratified(seededRandom(4), smaller(processComponents(whatIfOf(choice))[id], 0.08), 1).reduce(
      (sum, {event, weight}) => sum + weight * of(event),
      0,
    );

  it('spins off: the leptons of the Higgs boson fly further apart', () => {
    const apart = mean({spin: 'off'}, 'higgs', ({deltaPhiLl}) => deltaPhiLl);
    expect(apart).toBeGreaterThan(mean({}, 'higgs', ({deltaPhiLl}) => deltaPhiLl) + 0.15);
  });

  it('each further step of a switch goes further', () => {
    const met = ['usual', 'worse', 'twice'].map((resolution) =>
      mean({resolution}, 'ttbar', (event) => event.met),
    );
    const tags = ['tight', 'usual', 'loose'].map((btag) =>
      mean({btag}, 'ttbar', ({bTags}) => bTags),
    );
    const jets = ['usual', 'more', 'many'].map((pileup) =>
      mean({pileup}, 'ww', (event) => event.jets),
    );
    for (const [first = 0, second = 0, third = 0] of [met, tags, jets]) {
      expect(second).toBeGreaterThan(first * 1.04);
      expect(third).toBeGreaterThan(second * 1.04);
    }
  });

  it('the yields before any cut stay as they were', () => {
    const total = (choice: WhatIfChoice) => {
      const {weights} = finished(makingEvents(hww13, choice, share));
      return Array.from(weights).reduce((sum, one) => sum + one, 0);
    };
    expect(total({btag: 'tight', spin: 'off'}) / total({})).toBeCloseTo(1, 5);
  });
});
