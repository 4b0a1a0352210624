import {expect, it} from 'vitest';
import {passagesOf} from './passages';

const texts = (text: string): readonly string[] =>
  passagesOf({text}).map((passage) => passage.text);

it('a row of a table names its columns', () => {
  const table =
    'Skim | Selection | Size\nGamGam | two photons | 9.9 GB\n3lep | | 1 GB\n2bjets | two |';
  expect(texts(table)).toEqual([
    'Skim: GamGam; Selection: two photons; Size: 9.9 GB',
    'Skim: 3lep; Size: 1 GB',
    'Skim: 2bjets; Selection: two',
  ]);
  expect(passagesOf({text: table}).map(({subject}) => subject)).toEqual([
    'GamGam',
    '3lep',
    '2bjets',
  ]);
});

it('a row with more cells than names is quoted without names', () => {
  expect(texts('A | B\n1 | 2 | 3')).toEqual(['1; 2; 3']);
});

it('a single line with a bar is not a table', () => {
  expect(texts('ls | grep root')).toEqual(['ls | grep root']);
});

it('distinguishes sentences from fragments, and sentences of one line from those of others', () => {
  const passages = passagesOf({text: 'One. Two.\nthree'});
  expect(passages.map(({kind}) => kind)).toEqual(['sentence', 'sentence', 'fragment']);
  expect(passages.map(({line}) => line)).toEqual([0, 0, 1]);
});

it('gives a list what introduces it, and an answer its question', () => {
  const list = passagesOf({text: 'You need:\na laptop\na browser\nThat is all. Begin.\nlater'});
  expect(list.map(({lead}) => lead)).toEqual([
    '',
    'You need:',
    'You need:',
    'You need:',
    'You need:',
    '',
  ]);
  const passages = passagesOf({text: 'Why is it free?\nBecause it is open.\nNext'});
  expect(passages.map(({lead}) => lead)).toEqual(['', 'Why is it free?', '']);
});

it('leaves out readers, level and minutes', () => {
  const text = 'For students, researchers and teachers\nIntermediate\nabout 6 minutes\nA text.';
  expect(texts(text)).toEqual(['A text.']);
});
