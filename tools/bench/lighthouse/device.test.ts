import {expect, it} from 'vitest';
import {slowdownFor, telephoneIndex} from './device';

it('slows a machine down to the phone, by the middle of its indices', () => {
  expect(slowdownFor([4 * telephoneIndex])).toBe(4);
  expect(slowdownFor([1240, 300, 1260])).toBe(1.2);
});

it('never speeds a machine up', () => {
  expect(slowdownFor([telephoneIndex / 2])).toBe(1);
});
