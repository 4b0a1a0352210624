import {expect, it} from 'vitest';
import {formatBytes} from './bytes';

const plain = (text: string): string => text.replace('\u00a0', ' ');

it.each([
  [71_749_688_366_060, '71.75 TB', '65.26 TiB'],
  [683_544_511_780, '683.54 GB', '636.60 GiB'],
  [30_198_635_603, '30.20 GB', '28.12 GiB'],
  [581_985_898, '582.0 MB', '555.0 MiB'],
  [999_999_999_999, '1.00 TB', '931.32 GiB'],
  [1023, '1.0 kB', '1023 B'],
  [7, '7 B', '7 B'],
])('prints %i bytes', (bytes, decimal, binary) => {
  expect(plain(formatBytes(bytes))).toBe(decimal);
  expect(plain(formatBytes(bytes, 'binary'))).toBe(binary);
});
