import {expect, it} from 'vitest';
import {adler32} from './blocks';
import {crc64} from './crc64';
import {xxHash64} from './xxHash64';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (...words: readonly number[]): string =>
  words.map((word) => word.toString(16).padStart(8, '0')).join('');

/** The bytes with which the sources of xxHash test themselves. */
function sanityBytes(length: number): Uint8Array {
  let state = 2_654_435_761n;
  return Uint8Array.from({length}, () => {
    const byte = Number(state >> 56n);
    state = BigInt.asUintN(64, state * 11_400_714_785_074_694_797n);
    return byte;
  });
}

it.each<[string, string]>([
  ['', 'ef46db3751d8e999'],
  ['a', 'd24ec4f1a98c6e5b'],
  ['abc', '44bc2cf5ad770999'],
  ['Nobody inspects the spammish repetition', 'fbcea83c8a378bf1'],
])('XXH64 of the text “%s”', (text, expected) => {
  expect(hex(...xxHash64(bytesOf(text)))).toBe(expected);
});

it.each<[number, string]>([
  [1, 'e934a84adb052768'],
  [4, '9136a0dca57457ee'],
  [14, '8282dcc4994e35c8'],
  [222, 'b641ae8cb691c174'],
])('XXH64 of the first %d test bytes of xxHash', (length, expected) => {
  expect(hex(...xxHash64(sanityBytes(length)))).toBe(expected);
});

it.each<[string, number]>([
  ['', 1],
  ['Wikipedia', 0x11e60398],
  ['a'.repeat(100_000), 0x79660b4d],
])('Adler-32 of the text “%.20s”', (text, expected) => {
  expect(hex(adler32(bytesOf(text)))).toBe(hex(expected));
});

it('CRC-64 of the standard check text', () => {
  expect(hex(...crc64(bytesOf('123456789')))).toBe('995dc9bbdf1939fa');
});
