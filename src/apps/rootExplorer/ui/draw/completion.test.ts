import {describe, expect, it} from 'vitest';
import {completed, fitting, wordAt, type Candidate} from './completion';

const named = (name: string, written = name): Candidate => ({name, written, detail: ''});

describe('the word at the caret', () => {
  it('is the name before it, with what follows of the same name', () => {
    expect(wordAt('lep_pt[0] + met', 3)).toEqual({from: 0, to: 6, text: 'lep'});
    expect(wordAt('lep_pt[0] + met', 15)).toEqual({from: 12, to: 15, text: 'met'});
    expect(wordAt('2 * AnalysisJets.p', 18).text).toBe('AnalysisJets.p');
  });

  it('is nothing behind a bracket, a space or a number', () => {
    for (const text of ['lep_pt[', 'met > ', '12']) {
      expect(wordAt(text, text.length)).toEqual({from: text.length, to: text.length, text: ''});
    }
  });
});

describe('completing', () => {
  it('lists names that begin with the word before those that hold it, whatever their letters', () => {
    const all = ['truth_lep_pt', 'met', 'lep_eta', 'Lep_pt'].map((name) => named(name));
    expect(fitting(all, 'LEP').map(({name}) => name)).toEqual([
      'lep_eta',
      'Lep_pt',
      'truth_lep_pt',
    ]);
  });

  it('replaces the whole word and nothing else', () => {
    const text = 'met + lepton * 2';
    const next = completed(text, wordAt(text, 9), named('lep_pt'));
    expect(next).toEqual({text: 'met + lep_pt * 2', caret: 12});
  });

  it('opens the bracket of a function once', () => {
    const sqrt = named('sqrt()', 'sqrt(');
    expect(completed('sq', wordAt('sq', 2), sqrt)).toEqual({text: 'sqrt(', caret: 5});
    expect(completed('sq(met)', wordAt('sq(met)', 2), sqrt).text).toBe('sqrt(met)');
  });
});
