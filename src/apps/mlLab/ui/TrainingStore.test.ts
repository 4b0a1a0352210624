import {expect, it} from 'vitest';
import {LabProblem} from '../model/problem';
import {startSettings} from '../model/settings';
import type {Trainer} from '../model/trainer';
import type {Dataset, Progress, Trained} from '../model/types';
import {TrainingStore} from './TrainingStore';

const settings = startSettings('boosted', ['x']);
const dataset = {key: 'clouds'} as Dataset;
const step = (at: number): Progress => ({
  step: at,
  of: 9,
  trainLoss: 1 / at,
  testLoss: 2 / at,
  trainAuc: 0.7,
  testAuc: 0.6,
});
const trainedBy = (seed: number): Trained =>
  ({settings: {...settings, seed}, history: [step(9)]}) as unknown as Trained;

interface Order {
  readonly seed: number;
  readonly tell: (progress: readonly Progress[]) => void;
  readonly resolve: (trained: Trained) => void;
  readonly reject: (error: Error) => void;
  isStopped: boolean;
}

function fakeStore(): {readonly store: TrainingStore; readonly orders: readonly Order[]} {
  const orders: Order[] = [];
  const trainer = {
    train: ({seed}, tell) => {
      const result = new Promise<Trained>((resolve, reject) => {
        orders.push({seed, tell, resolve, reject, isStopped: false});
      });
      const order = orders.at(-1);
      return {
        result,
        stop: () => {
          if (order) order.isStopped = true;
        },
      };
    },
    close: () => undefined,
  } as Partial<Trainer> as Trainer;
  return {store: new TrainingStore(dataset, {make: () => trainer}), orders};
}

it('reports progress while it runs, and keeps the result', async () => {
  const {store, orders} = fakeStore();
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.start(settings);
  orders[0]?.tell([step(1), step(2)]);
  orders[0]?.tell([step(3)]);
  expect(store.current()).toMatchObject({isRunning: true, trained: null});
  expect(store.current().history.map((at) => at.step)).toEqual([1, 2, 3]);
  orders[0]?.resolve(trainedBy(1));
  await Promise.resolve();
  expect(store.current().isRunning).toBe(false);
  expect(store.current().trained?.settings.seed).toBe(1);
  expect(told).toBeGreaterThan(3);
});

it('a second training takes the place of the first, whose result comes too late', async () => {
  const {store, orders} = fakeStore();
  store.start({...settings, seed: 1});
  store.start({...settings, seed: 2});
  expect(orders[0]?.isStopped).toBe(true);
  orders[0]?.resolve(trainedBy(1));
  await Promise.resolve();
  expect(store.current()).toMatchObject({isRunning: true, trained: null});
  orders[1]?.resolve(trainedBy(2));
  await Promise.resolve();
  expect(store.current().trained?.settings.seed).toBe(2);
});

it('keeps the last result when a training fails, and says what a user can fix', async () => {
  const {store, orders} = fakeStore();
  store.show(trainedBy(4));
  store.start(settings);
  orders[0]?.reject(new LabProblem('Choose more events.'));
  await Promise.resolve();
  await Promise.resolve();
  expect(store.current()).toMatchObject({isRunning: false, problem: 'Choose more events.'});
  expect(store.current().trained?.settings.seed).toBe(4);
  store.start(settings);
  orders[1]?.reject(new TypeError('x is undefined'));
  await Promise.resolve();
  await Promise.resolve();
  expect(store.current().problem).toMatch(/Something went wrong/);
});
