import {expect, it} from 'vitest';
import {fromGaps, gapsOf, packed, unpacked} from './postings';

it('keeps where a term is found, and its weight to 1.5 %', () => {
  const postings = [0.02, 0.5, 3, 41].map((weight, i) => ({
    id: i * i + 2,
    weight,
    isInName: i % 2 === 0,
  }));
  const read = unpacked(packed(postings));
  expect(read.map(({id, isInName}) => ({id, isInName}))).toEqual(
    postings.map(({id, isInName}) => ({id, isInName})),
  );
  read.forEach(({weight}, i) => {
    expect(Math.abs(weight / (postings[i]?.weight ?? NaN) - 1)).toBeLessThan(0.015);
  });
});

it('writes ascending numbers as distances, and reads them back', () => {
  const numbers = [3, 4, 900, 901];
  expect(gapsOf(numbers)).toEqual([3, 1, 896, 1]);
  expect(fromGaps(gapsOf(numbers))).toEqual(numbers);
});
