import {describe, expect, it} from 'vitest';
import {eventOf} from './jets';
import {pictureOf, result, sentenceOf} from './descriptions';

const event = eventOf({algorithm: 'antiKt', radius: 0.4});
const sentences = Array.from({length: result + 1}, (_, step) => sentenceOf(event, step));

describe('each step in words', () => {
  it('reports the first merge with its distance: 1/62² · (ΔR/0.4)²', () => {
    const distance = (0.12 ** 2 + 0.14 ** 2) / (0.4 * 62) ** 2;
    expect(distance).toBeCloseTo(5.5e-5, 6);
    expect(sentences[1]).toBe(
      'The smallest distance, 5.5\u00a0×\u00a010⁻⁵ GeV⁻², is between particle 1 and particle 2: they merge into a cluster of 85.8 GeV.',
    );
  });

  it('reports which jets count, once each, in descending order of pt by number', () => {
    const counted = sentences.flatMap((text) => /becomes jet (\d)/.exec(text)?.[1] ?? []);
    expect([...counted].sort()).toEqual(['1', '2', '3', '4']);
    expect(sentences.filter((text) => text.includes('too soft')).length).toBe(
      event.clustering.jets.length - 4,
    );
  });

  it('ends with the result', () => {
    expect(sentences[result]).toBe(
      'All 22 steps are done: 4 jets above 25 GeV, and 9 jets below this threshold.',
    );
  });

  it('differs from step to step', () => {
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

it('the picture reports jets when they are known, and not before', () => {
  expect(pictureOf(event, 0)).toContain('No jet above 25 GeV yet');
  expect(pictureOf(event, result)).toMatch(/Jet 1 of 102\.0 GeV at rapidity −0\.8.*jet 4 of/);
});
