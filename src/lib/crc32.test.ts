import {crc32 as ofNode} from 'node:zlib';
import {expect, it} from 'vitest';
import {crc32} from './crc32';

it.each(['', '123456789', 'tt̄ → bb̄ ℓν', 'a'.repeat(10_000)])('the check sum of %.20s', (text) => {
  expect(crc32(text)).toBe(ofNode(text).toString(16).padStart(8, '0'));
});

it('differs when two digits have changed places', () => {
  expect(crc32('0.5412')).not.toBe(crc32('0.5142'));
});
