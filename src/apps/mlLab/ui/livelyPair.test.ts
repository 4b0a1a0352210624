import {expect, it} from 'vitest';
import type {Dataset, LogisticModel} from '../model/types';
import {livelyPair} from './livelyPair';

const column = (width: number): Float32Array =>
  Float32Array.from({length: 101}, (_, i) => ((i - 50) * width) / 50);

const dataset = {
  title: 'Three',
  features: ['a', 'b', 'c'].map((name) => ({name, label: name, unit: '', isInteger: false})),
  columns: [column(10), column(1), column(3)],
} as unknown as Dataset;

const model: LogisticModel = {
  method: 'logistic',
  features: ['a', 'b', 'c'],
  scaling: null,
  bias: 0,
  coefficients: [0.01, 2, -0.5],
};

it('takes the two quantities that move the score most over their ranges', () => {
  expect(livelyPair(model, dataset)).toEqual(['b', 'c']);
});

it('prefers measured quantities to numbers of things', () => {
  const features = dataset.features.map((one) => ({...one, isInteger: one.name === 'b'}));
  expect(livelyPair(model, {...dataset, features})).toEqual(['a', 'c']);
});

it('has one twice where there is one only', () => {
  const single = {...model, features: ['b'], coefficients: [1]};
  expect(livelyPair(single, dataset)).toEqual(['b', 'b']);
});
