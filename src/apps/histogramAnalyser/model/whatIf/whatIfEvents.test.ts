import {describe, expect, it, vi} from 'vitest';
import type {DileptonEvent} from '@site/src/physics/montecarlo/collider/observables';
import {finished, stratified} from '@site/src/physics/montecarlo/stratified';
import {seededRandom} from '@site/src/physics/random';
import {hww8Info} from '@site/src/samples/hww8';
import {hww13dInfo} from '@site/src/samples/hww13d';
import type {SampleInfo} from '@site/src/samples/sample';
import {processComponents, smaller} from '@site/src/samples/hww13/processes';
import {createTestWorker, refuseWorkers} from '@site/src/test-kit/kit/testWorker';
import {testPlayApp} from '@site/src/test-kit/histogramAnalyser/testPlayApp';
import {EventsError, type Events} from '../events/events';
import type {WhatIfChoice} from './choice';
import {whatIfService, makingEvents, type Requirements} from './service';
import {whatIfOf} from './settings';
import {whatIfEvents} from './whatIfEvents';

const hww13 = testPlayApp;
const share = 0.004;

type MakeHandler = typeof whatIfService.make;

const workerThat = (make: MakeHandler) => createTestWorker({make});

const events: Events = finished(makingEvents(hww13, {}, share));

describe('events of another world', () => {
  it('are made on the page if workers are refused, with progress up to all', async () => {
    const progress: number[] = [];
    const onProgress = (done: number) => progress.push(done);
    const choice = {spin: 'off', btag: 'tight'};
    const made = await whatIfEvents(hww13, choice, {onProgress, start: refuseWorkers, share});
    expect(made).toEqual(finished(makingEvents(hww13, choice, share)));
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(Math.max(...progress)).toBeLessThan(1);
  });

  it('are those that a worker made, which ends then', async () => {
    const make = vi.fn<MakeHandler>(async (_, {onProgress}) => {
      onProgress(0.5);
      return events;
    });
    const worker = workerThat(make);
    const onProgress = vi.fn();
    const choice = {resolution: 'twice'};
    const made = await whatIfEvents(hww13, choice, {onProgress, start: () => worker, share});
    expect(made).toEqual(events);
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(make.mock.calls[0]?.[0]).toMatchObject({choice, share});
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('are made once for each choice, and returned as copies', async () => {
    const choice = {pileup: 'more'};
    const start = vi.fn(() => workerThat(async () => events));
    await whatIfEvents(hww13, choice, {start, share});
    const again = await whatIfEvents(hww13, {...choice, spin: 'on'}, {start, share});
    expect(start).toHaveBeenCalledOnce();
    expect(again).toEqual(events);
    again.weights.fill(0);
    const third = await whatIfEvents(hww13, choice, {start, share});
    expect(third.weights[0]).toBeGreaterThan(0);
  });

  it('are not made to the end after they were stopped, and not kept', async () => {
    for (const worker of [createTestWorker(whatIfService), undefined]) {
      const control = new AbortController();
      const making = whatIfEvents(
        hww13,
        {pileup: 'many'},
        {
          start: worker ? () => worker : refuseWorkers,
          signal: control.signal,
          onProgress: () => control.abort(),
          share: 0.2,
        },
      );
      await expect(making).rejects.toThrow(/abort/i);
      if (worker) expect(worker.terminate).toHaveBeenCalledOnce();
    }
  });

  it('are made in the page if the worker crashes', async () => {
    const worker = createTestWorker();
    const making = whatIfEvents(hww13, {btag: 'loose'}, {start: () => worker, share});
    worker.crash();
    expect(await making).toEqual(finished(makingEvents(hww13, {btag: 'loose'}, share)));
  });

  it('cannot be made for every app', async () => {
    const other = {...hww13, key: 'zll13'};
    for (const start of [refuseWorkers, () => createTestWorker(whatIfService)]) {
      const making = whatIfEvents(other, {spin: 'off'}, {start, share});
      await expect(making).rejects.toThrow(EventsError);
    }
  });
});

describe('other samples that can be generated again', () => {
  const requirements = ({key, processes}: SampleInfo, hasPseudoData: boolean): Requirements => ({
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
    const made = finished(makingEvents(requirements(info, hasPseudoData), {spin: 'off'}, share));
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
