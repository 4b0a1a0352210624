import {describe, expect, it} from 'vitest';
import {completed} from './answerer';

describe('a follow-up question', () => {
  it.each([
    [
      'How many events are there at 13 TeV?',
      'and for 8 TeV?',
      'How many events are there at 8 TeV?',
    ],
    ['How large were the data of 2015?', 'And in 2016?', 'How large were the data of 2016?'],
    ['What is a jet?', 'and a photon?', 'and a photon? What is a jet?'],
    ['What is PHYSLITE?', 'How large is it?', 'How large is it? What is PHYSLITE?'],
  ])('after "%s", "%s"', (before, question, whole) => {
    expect(completed(question, [before])).toBe(whole);
  });

  it('that is alone is left alone', () => {
    expect(completed('What is a muon?', ['What is a jet?'])).toBe('What is a muon?');
    expect(completed('and for 8 TeV?')).toBe('and for 8 TeV?');
  });

  it('follows what was itself a follow-up', () => {
    const history = ['How many events are there at 13 TeV?', 'and for 8 TeV?'];
    expect(completed('and at 5.02 TeV?', history)).toBe('How many events are there at 5.02 TeV?');
  });

  it('does not grow without end', () => {
    const history = Array.from({length: 50}, () => 'and it? '.repeat(1_000));
    expect(completed('and that?', history).length).toBeLessThan(25_000);
  });
});
