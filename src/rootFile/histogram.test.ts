import {describe, expect, it} from 'vitest';
import {histogramOf} from './histogram';

const axis = (fNbins: number, more = {}) => ({
  fNbins,
  fXmin: 0,
  fXmax: fNbins * 2,
  fXbins: [],
  fTitle: 'x',
  fLabels: null,
  ...more,
});

const stored = {
  _typename: 'TH1F',
  fTitle: 'masses',
  fEntries: 7,
  fXaxis: axis(2),
  fYaxis: axis(1, {fTitle: 'events'}),
  fArray: [1, 4, 9, 2],
  fSumw2: [],
};

describe('a stored histogram', () => {
  it('has the roots of its contents as errors, or of its sums of squares', () => {
    const plain = histogramOf(stored);
    expect(Array.from(plain.axes[0]?.edges ?? [])).toEqual([0, 2, 4]);
    expect(Array.from(plain.errors)).toEqual([1, 2, 3, Math.SQRT2]);
    expect(plain.valueTitle).toBe('events');
    const weighted = histogramOf({...stored, fSumw2: [0, 16, 0.25, 1]});
    expect(Array.from(weighted.errors)).toEqual([0, 4, 0.5, 1]);
  });

  it('has edges of its own where the bins differ, and names of bins', () => {
    const labels = {
      arr: [
        {fString: 'b', fUniqueID: 2},
        {fString: 'a', fUniqueID: 1},
      ],
    };
    const {axes} = histogramOf({...stored, fXaxis: axis(2, {fXbins: [0, 1, 5], fLabels: labels})});
    expect(Array.from(axes[0]?.edges ?? [])).toEqual([0, 1, 5]);
    expect(axes[0]?.labels).toEqual(['a', 'b']);
  });

  it('of means has the mean of y in each bin, and the error of that mean or the spread', () => {
    const profile = {
      ...stored,
      _typename: 'TProfile',
      fArray: [0, 12, 5, 0],
      fSumw2: [0, 40, 25, 0],
      fBinEntries: [0, 4, 1, 0],
      fBinSumw2: [],
      fErrorMode: 0,
    };
    const {contents, errors, kind} = histogramOf(profile);
    expect(kind).toBe('profile');
    expect(Array.from(contents)).toEqual([0, 3, 5, 0]);
    expect(Array.from(errors)).toEqual([0, 0.5, 0, 0]);
    expect(histogramOf({...profile, fErrorMode: 1}).errors[1]).toBe(1);
  });

  it('is refused where its axes and contents do not agree', () => {
    expect(() => histogramOf({...stored, fArray: [1, 2]})).toThrow('do not match');
    expect(() => histogramOf({...stored, fXaxis: axis(0)})).toThrow('do not match');
  });
});
