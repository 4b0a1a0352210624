// cspell:ignore lmet
import {describe, expect, it} from 'vitest';
import {wordingOf} from './wish';

describe('the kind of answer that is wanted', () => {
  it.each([
    ['What is a jet?', 'definition', 'jet'],
    ['what does 1LMET30 mean', 'definition', '1lmet30'],
    ["What's the GRL?", 'definition', 'grl'],
    ['What is meant by pile-up?', 'definition', 'pile-up'],
    ['Explain b-tagging.', 'definition', 'b-tagging'],
    ['What is the sum of weights?', 'definition', 'sum of weights'],
    ['What is the mass of the Higgs boson?', 'number', ''],
    ['How many events are there?', 'number', ''],
    ['Which fraction of events is lost?', 'number', ''],
    ['When did the run end?', 'time', ''],
    ['In which year was it published?', 'time', ''],
    ['Where are the files?', 'place', ''],
    ['How do I open a file?', 'steps', ''],
    ['Is the data free?', 'any', ''],
    ['', 'any', ''],
  ])('%s: %s', (question, wish, subject) => {
    expect(wordingOf(question)).toMatchObject({wish, subject});
  });

  it('returns patterns for the values of a quantity', () => {
    const {values, measured} = wordingOf('How many bytes does an event take?');
    expect(values.some((value) => value.test('19.7 kB'))).toBe(true);
    expect(values.some((value) => value.test('19.7 GeV'))).toBe(false);
    expect([...measured]).toEqual(['bytes']);
    expect(wordingOf('Is the size important?').values).toEqual([]);
  });
});
