import {describe, expect, it} from 'vitest';
import {quantileOf, readabilityOf, syllables} from './readability';

describe('syllables', () => {
  it.each(
    Object.entries({
      1: 'beam lens jets charged code GeV lep_pt 36.6',
      2: 'proton muon table lepton being collide',
      3: 'detector area collision energy hadronic selected',
      4: 'variable calibration continuous',
      5: 'luminosity calorimeter',
    }).flatMap(([count, words]) => words.split(' ').map((word) => [word, Number(count)] as const)),
  )('%s has %i', (word, count) => {
    expect(syllables(word)).toBe(count);
  });
});

describe('readability', () => {
  it('is the formula of Flesch and Kincaid', () => {
    const {words, sentences, grade, age} = readabilityOf(['The cat sat.', 'A proton is hit hard.']);
    expect([words, sentences]).toEqual([8, 2]);
    expect(grade).toBeCloseTo(0.39 * 4 + (11.8 * 9) / 8 - 15.59, 6);
    expect(age - grade).toBe(5);
  });

  it('is harder for longer sentences and for longer words', () => {
    const short = readabilityOf(['The beam is hot.', 'The beam is on.']).grade;
    expect(readabilityOf(['The beam is hot and the beam is on.']).grade).toBeGreaterThan(short);
    expect(readabilityOf(['The luminosity is hot.', 'The beam is on.']).grade).toBeGreaterThan(
      short,
    );
  });

  it('tells the middle of the lengths, and what nine in ten do not exceed', () => {
    const ofLength = (length: number): string => `${'word '.repeat(length)}.`;
    const {median, ninetieth} = readabilityOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 30].map(ofLength));
    expect([median, ninetieth]).toEqual([5, 9]);
    expect(quantileOf([], 0.5)).toBe(0);
  });

  it('is nothing for a page without sentences', () => {
    expect(readabilityOf([])).toMatchObject({words: 0, sentences: 0, median: 0, grade: 0});
  });
});
