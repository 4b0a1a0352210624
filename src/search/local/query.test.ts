import {expect, it} from 'vitest';
import {nameOf} from './analyse';
import {contentName, subjectName} from './query';

it.each([
  ['what is a boson', 'boson'],
  ['boson definition', 'boson'],
  ['meaning of the k-factor', 'k-factor'],
  ['sum of weights', 'sum of weights'],
  ['what is it', 'what is it'],
])('"%s" is about "%s"', (query, subject) => {
  expect(subjectName(query)).toBe(nameOf(subject));
});

it('a comparison has the same content in any wording', () => {
  expect(contentName('skims vs collections')).toBe(contentName('collections or skims'));
});
