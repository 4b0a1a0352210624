import {expect, it} from 'vitest';
import {plainLetters, searchText} from '.';
import {samples2016} from './samples/education2016';
import {samples2020} from './samples/education2020';
import {samples2024} from './samples/research2024';

it.each([
  ['tt\u0304, at least one lepton', 'ttbar, at least one lepton'],
  ['Z → μμ + jets', 'z   mumu + jets'],
  ['H → ZZ → 4ℓ', 'h   zz   4l'],
])('spells %s on a keyboard', (written, plain) => {
  expect(plainLetters(written)).toBe(plain);
});

it('finds every sample in letters that any keyboard has', () => {
  for (const sample of [...samples2016, ...samples2020, ...samples2024]) {
    expect(plainLetters(sample.process), String(sample.dsid)).toMatch(/^[ -~]+$/);
  }
});

it('finds a sample by number, name, process and generator', () => {
  const ttbar = samples2024.find(({dsid}) => dsid === 410470);
  const text = ttbar ? searchText(ttbar) : '';
  for (const word of ['410470', 'ttbar', 'tt\u0304', 'powheg']) {
    expect(text).toContain(word);
  }
});
