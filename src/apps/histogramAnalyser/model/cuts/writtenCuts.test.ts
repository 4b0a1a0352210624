import {expect, it} from 'vitest';
import {testScheme} from '@site/src/test-kit/histogramAnalyser/testScheme';
import {writtenCuts} from './writtenCuts';

const cutsOf = (text: string): unknown => {
  const written = writtenCuts(testScheme, text);
  return 'cuts' in written ? Object.fromEntries(written.cuts) : written.problem;
};

it.each<[string, unknown]>([
  ['', {}],
  ['mass<75  jets=0', {mass: {from: null, to: 75}, jets: {categories: [0]}}],
  ['mass>12 mass<75', {mass: {from: 12, to: 75}}],
  ['mass>=12\nchannel=2,0', {mass: {from: 12, to: null}, channel: {categories: [0, 2]}}],
  [
    'https://x.org/apps/y?hww.v=1&hww.in.mass=..75&hww.is.jets=0',
    {mass: {from: null, to: 75}, jets: {categories: [0]}},
  ],
  ['?other=1', {}],
])('%s is read', (text, cuts) => {
  expect(cutsOf(text)).toEqual(cuts);
});

it.each([
  ['mess<75', 'There is no quantity mess.'],
  ['mass<=75', 'mass<=75 is not a cut such as mll<75 or jets=0.'],
  ['mass<7,5', 'mass<7,5 is not a cut such as mll<75 or jets=0.'],
  ['mass', 'mass is not a cut such as mll<75 or jets=0.'],
  ['jets=0 jets=1', 'jets=1 is not a cut such as mll<75 or jets=0.'],
  ['mass=x', 'mass=x is not a cut such as mll<75 or jets=0.'],
  ['?hww.v=1&hww.in.mess=1..2', '“in.mess” in the URL cannot be read.'],
])('%s is refused with the reason', (text, problem) => {
  expect(cutsOf(text)).toBe(problem);
});
