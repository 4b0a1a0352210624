import {describe, expect, it} from 'vitest';
import {disguised, rareTerms, wordsOf} from './disguise';

const text = 'The calorimeter measures energies; \\mathrm{calorimeter} &calorimeter; of particles';
const everything = {rare: new Set(wordsOf(text)), part: 1};

describe('disguised', () => {
  it('gives each copy words that neither the text nor another copy has', () => {
    const copies = [2, 3, 10].map((copy) => wordsOf(disguised(text, copy, everything)));
    const all = [wordsOf(text), ...copies].flatMap((words) => [...new Set(words)]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('replaces the same word by the same word', () => {
    const [first, second] = disguised('detector detector', 2, {
      rare: new Set(['detector']),
      part: 1,
    }).split(' ');
    expect(first).toBe(second);
    expect(first).not.toBe('detector');
  });

  it('leaves short and common words, commands of TeX and entities', () => {
    const result = disguised(text, 2, {...everything, rare: new Set(['calorimeter', 'mathrm'])});
    expect(result).toMatch(/^The (?!calorimeter)\w+ measures energies; \\mathrm\{/);
    expect(result).toContain('&calorimeter;');
  });

  it('replaces about the part that is requested', () => {
    const words = Array.from(
      {length: 400},
      (_, i) => `sample${String.fromCharCode(97 + (i % 26), 97 + ((i / 26) | 0))}`,
    );
    const rare = new Set(words);
    const changed = words.filter((word) => disguised(word, 2, {rare, part: 1 / 3}) !== word);
    expect(changed.length / words.length).toBeGreaterThan(0.25);
    expect(changed.length / words.length).toBeLessThan(0.42);
  });
});

describe('rareWords', () => {
  it('counts texts, not occurrences', () => {
    const texts = ['boson boson boson quark', 'quark', 'quark', 'photon'];
    expect(rareTerms(texts, 0.25)).toEqual(new Set(['boson', 'photon']));
  });
});
