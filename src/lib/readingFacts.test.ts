import {describe, expect, it} from 'vitest';
import {readingFacts} from './readingFacts';

const page = {audience: ['student', 'teacher'], level: 'beginner', minutes: 8} as const;

function factsOf(changes: Partial<Parameters<typeof readingFacts>[0]>) {
  return readingFacts({...page, audience: [...page.audience], ...changes});
}

describe('the facts of a page', () => {
  it('say for whom it is, how hard, and how long it takes', () => {
    expect(factsOf({})).toEqual(['For students and teachers', 'Beginner', 'about 8 minutes']);
  });

  it.each([
    [['researcher'], 'For researchers'],
    [['teacher', 'student'], 'For teachers and students'],
    [['student', 'researcher', 'teacher'], 'For students, researchers and teachers'],
  ] as const)('name the readers in the order of the front matter: %j', (audience, expected) => {
    expect(factsOf({audience: [...audience]})[0]).toBe(expected);
  });

  it.each([
    [1, 'about 1 minute'],
    [59, 'about 59 minutes'],
    [60, 'about 1 hour'],
    [61, 'about 1 hour 1 minute'],
    [90, 'about 1 hour 30 minutes'],
    [180, 'about 3 hours'],
  ])('give %i minutes as "%s"', (minutes, expected) => {
    expect(factsOf({minutes})[2]).toBe(expected);
  });
});
