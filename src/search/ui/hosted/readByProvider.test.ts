// cspell:ignore runlist calirbation plann zxqv
import {describe, expect, it} from 'vitest';
import {readByProvider} from './siteAdditions';

const marks = {preTag: '<mark>', postTag: '</mark>'};
const hit = (value: string, matchedWords: readonly string[] = []) => ({
  _highlightResult: {hierarchy: {lvl1: {value, matchedWords}}, content: {value: '', matchedWords}},
});

describe('words that the site does not have', () => {
  it('are read as what the provider marks most often in their place', () => {
    const hits = [
      hit('Jet <mark>calibration</mark>'),
      hit('<mark>Calibration</mark> of <mark>calibrations</mark>'),
    ];
    expect(readByProvider([{word: 'calirbation', readAs: []}], hits, marks)).toEqual([
      {word: 'calirbation', readAs: ['calibration']},
    ]);
  });

  it('are read as nothing if no hit was found by them', () => {
    const hits = [hit('<mark>Jet</mark> calibration', ['jet'])];
    expect(readByProvider([{word: 'zxqv', readAs: []}], hits, marks)).toEqual([
      {word: 'zxqv', readAs: []},
    ]);
  });

  it('are not spoken of if the provider found them by a synonym', () => {
    const hits = [hit('<mark>good run list</mark>', ['runlist'])];
    expect(readByProvider([{word: 'runlist', readAs: []}], hits, marks)).toEqual([]);
  });

  it('are read as the index of the site reads them only if the hits agree', () => {
    const unknown = [{word: 'plann', readAs: ['plan', 'plane']}];
    expect(readByProvider(unknown, [hit('<mark>plane</mark>')], marks)).toEqual([
      {word: 'plann', readAs: ['plane']},
    ]);
    expect(readByProvider(unknown, [hit('<mark>jet</mark>')], marks)).toEqual([
      {word: 'plann', readAs: []},
    ]);
  });
});
