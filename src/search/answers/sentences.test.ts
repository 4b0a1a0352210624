import {describe, expect, it} from 'vitest';
import {sentencesOf} from './sentences';

describe('a line in sentences', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    [
      'It has 36.6 fb⁻¹ at 13 TeV. mcWeight may be negative.',
      ['It has 36.6 fb⁻¹ at 13 TeV.', 'mcWeight may be negative.'],
    ],
    ['Use a tool, e.g. uproot. Then plot.', ['Use a tool, e.g. uproot.', 'Then plot.']],
    ['See Fig. 3 and ref. 4.', ['See Fig. 3 and ref. 4.']],
    ['He said (twice.) Yes.', ['He said (twice.)', 'Yes.']],
    ['no end', ['no end']],
    ['  ', []],
  ])('%s', (line, sentences) => {
    expect(sentencesOf(line)).toEqual(sentences);
  });

  it('loses nothing', () => {
    const line = 'A. b! c? "D." (E.) f. 1.5 g… h';
    expect(sentencesOf(line).join(' ')).toBe(line);
  });
});
